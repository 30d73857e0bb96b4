/**
 * Folds the case of a login id. Rate limits and the login use the same folding, so that an account
 * has only one key.
 */
export function foldLoginId(loginId: string): string {
  return loginId.toLowerCase();
}
