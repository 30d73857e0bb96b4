import { splitIntoSchools } from './school-sizes';

const ALL = { members: 3_000_000, notices: 3_000_000, university: '한빛대학교', seed: 1, passwordHash: '' };

describe('schools that share members and notices', () => {
  const schools = splitIntoSchools(ALL, 300);

  it('have all of them', () => {
    expect(schools).toHaveLength(300);
    expect(schools.reduce((sum, { members }) => sum + members, 0)).toBe(3_000_000);
    expect(schools.reduce((sum, { notices }) => sum + notices, 0)).toBe(3_000_000);
  });

  it('are a few large and many small ones', () => {
    const sizes = schools.map(({ notices }) => notices);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeGreaterThan(90_000);
    expect(sizes.at(-1)).toBeLessThan(2_000);
  });

  it('have different names and random numbers', () => {
    expect(new Set(schools.map(({ university }) => university)).size).toBe(300);
    expect(new Set(schools.map(({ seed }) => seed)).size).toBe(300);
    expect(schools[0]?.university).toBe('한빛대학교');
  });

  it('is the one school as given, if there is only one', () => {
    expect(splitIntoSchools(ALL, 1)).toEqual([ALL]);
  });
});
