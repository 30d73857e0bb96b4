/**
 * The browser that sends a request, as services see it. A browser is known to an account from a
 * login with the right password on, for 90 days and until the password changes (rules.md:
 * Sessions). It stays known after a logout.
 */
export interface Device {
  /**
   * An id under which the attempts of a known browser are counted; undefined for a browser that is
   * unknown to the account.
   */
  idFor(account: DeviceAccount): string | undefined;
  /** Makes the browser known to the account, and unknown to any other. */
  remember(account: DeviceAccount): void;
}

/** What a browser is known to: a member with their present password. */
export interface DeviceAccount {
  id: number;
  passwordHash: string;
}
