/** A secret that production accepts. */
export const SECRET = 'a secret for tests of 32 characters';
