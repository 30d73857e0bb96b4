import { Room } from './room';

describe('room', () => {
  it('is bounded in total and for each key', () => {
    const room = new Room({ total: 10, perKey: 6 });
    expect(room.take('a', 6)).toBeDefined();
    expect(room.take('a')).toBeUndefined();
    expect(room.take('b', 5)).toBeUndefined();
    expect(room.take('b', 4)).toBeDefined();
    expect(room.take('c')).toBeUndefined();
  });

  it('is released once', () => {
    const room = new Room({ total: 3, perKey: 2 });
    const giveBack = room.take(1, 2);
    giveBack?.();
    giveBack?.();
    expect([room.take(1, 2), room.take(2, 2), room.take(2)].map((taken) => taken !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });
});
