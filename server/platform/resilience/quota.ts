/** Bounds in one unit, such as bytes. */
export interface QuotaBounds {
  total: number;
  /** Maximum share of one key: a member, a session or an address. */
  perKey: number;
}

/** Bounded amount in total and per key, so that no key can use all of it. */
export class Quota {
  private taken = 0;
  private readonly takenByKey = new Map<string | number, number>();

  constructor(private readonly bounds: QuotaBounds) {}

  /**
   * Takes a part of the quota.
   * @returns a function that releases it once; undefined if too little is left
   */
  take(key: string | number, amount = 1): (() => void) | undefined {
    const ofKey = this.takenByKey.get(key) ?? 0;
    if (this.taken + amount > this.bounds.total || ofKey + amount > this.bounds.perKey) return undefined;
    this.change(key, amount);
    let isHeld = true;
    return () => {
      if (isHeld) this.change(key, -amount);
      isHeld = false;
    };
  }

  private change(key: string | number, amount: number): void {
    this.taken += amount;
    const ofKey = (this.takenByKey.get(key) ?? 0) + amount;
    if (ofKey === 0) this.takenByKey.delete(key);
    else this.takenByKey.set(key, ofKey);
  }
}
