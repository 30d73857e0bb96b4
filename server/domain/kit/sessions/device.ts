import type { Language } from '../../../../shared/language';

/**
 * The browser of a request. Only the gateway reads and sets its cookies. A login with the right
 * password makes an account trust the browser for 90 days. A new password ends the trust, a logout
 * does not (rules/sessions.md).
 */
export interface Device {
  /**
   * Id of the device in the counters of login attempts. Undefined if the account does not trust it.
   */
  idFor(account: DeviceAccount): string | undefined;
  /** Makes the account trust this device, instead of any other account. */
  remember(account: DeviceAccount): void;
  /** Sets the cookie with the language of this browser (rules/language.md). */
  rememberLanguage(language: Language): void;
}

/** The account (id and hash of the current password) that trusts a device. */
export interface DeviceAccount {
  id: number;
  passwordHash: string;
}
