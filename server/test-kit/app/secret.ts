/** A secret that production accepts. */
export const SECRET = 'a secret for tests, 32 characters';
