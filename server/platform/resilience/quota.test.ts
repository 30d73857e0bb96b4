import { Quota } from './quota';

describe('quota', () => {
  it('is bounded in total and for each key', () => {
    const quota = new Quota({ total: 10, perKey: 6 });
    expect(quota.take('a', 6)).toBeDefined();
    expect(quota.take('a')).toBeUndefined();
    expect(quota.take('b', 5)).toBeUndefined();
    expect(quota.take('b', 4)).toBeDefined();
    expect(quota.take('c')).toBeUndefined();
  });

  it('is released once', () => {
    const quota = new Quota({ total: 3, perKey: 2 });
    const giveBack = quota.take(1, 2);
    giveBack?.();
    giveBack?.();
    expect([quota.take(1, 2), quota.take(2, 2), quota.take(2)].map((taken) => taken !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
