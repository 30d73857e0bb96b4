import { PngCache } from './png-cache';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

describe('the cache of pictures', () => {
  it('renders a picture once for simultaneous requests', async () => {
    const cache = new PngCache({ maxPictures: 2, maxWaiting: 2 });
    let drawn = 0;
    const draw = () => (drawn++, SVG);
    await Promise.all(Array.from({ length: 50 }, () => cache.get('a', draw)));
    expect(drawn).toBe(1);
  });

  it('is bounded and evicts the least recently used picture', async () => {
    const cache = new PngCache({ maxPictures: 2, maxWaiting: 2 });
    const drawn: string[] = [];
    const get = (name: string) => cache.get(name, () => (drawn.push(name), SVG));
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('[L5] refuses pictures while too many are queued, and renders them later', async () => {
    const cache = new PngCache({ maxPictures: 100, maxWaiting: 5 });
    const asked = Array.from({ length: 50 }, (_, index) => cache.get(String(index), () => SVG));
    const results = await Promise.allSettled(asked);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(40);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    await expect(cache.get('49', () => SVG)).resolves.toBeInstanceOf(Buffer);
  });

  it('renders a picture again after a failure', async () => {
    const cache = new PngCache({ maxPictures: 2, maxWaiting: 2 });
    await expect(cache.get('a', () => 'no picture')).rejects.toThrow();
    await expect(cache.get('a', () => SVG)).resolves.toBeInstanceOf(Buffer);
  });
});
