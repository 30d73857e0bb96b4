/**
 * Folds the case of a login id. Rate limits and the login share this function, so that an account
 * has one key.
 */
export function foldLoginId(loginId: string): string {
  return loginId.toLowerCase();
}
