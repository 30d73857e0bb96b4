/** A login id as accounts are told apart, by rate limits and by the login alike: no account has a second key. */
export function foldLoginId(loginId: string): string {
  return loginId.toLowerCase();
}
