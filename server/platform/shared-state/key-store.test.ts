import { createKeyStore, KEY_SECONDS, MAX_BYTES_IN_MEMORY } from './key-store';

const entry = () => ({ fingerprint: 'a', startedAt: Date.now() });

describe('the key store without Redis', () => {
  it('[CON8] frees a key after a day', async () => {
    const keys = createKeyStore();
    const first = entry();
    expect(await keys.claim('key', first)).toBeUndefined();
    expect(await keys.claim('key', entry())).toBe(first);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEY_SECONDS * 1000 + 1);
    try {
      expect(await keys.claim('key', entry())).toBeUndefined();
    } finally {
      later.mockRestore();
    }
  });

  it('[CON8] drops the oldest keys of a process beyond 16 MiB', async () => {
    const keys = createKeyStore();
    const response = 'x'.repeat(MAX_BYTES_IN_MEMORY / 4);
    for (const key of ['first', 'second', 'third', 'fourth']) {
      expect(await keys.claim(key, entry())).toBeUndefined();
      await keys.complete(key, { ...entry(), response });
    }
    expect(await keys.claim('second', entry())).toMatchObject({ response });
    expect(await keys.claim('first', entry())).toBeUndefined();
  });

  it('frees a released key', async () => {
    const keys = createKeyStore();
    await keys.claim('key', entry());
    await keys.release('key');
    expect(await keys.claim('key', entry())).toBeUndefined();
  });
});
