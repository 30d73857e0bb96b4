/**
 * Returns `describe` if the condition holds, otherwise `describe.skip` after a warning.
 * @param missing what is missing and what is therefore not tested
 */
export function describeIf(condition: boolean, missing: string): jest.Describe {
  if (condition) return describe;
  console.warn(`SKIPPED: ${missing}`);
  return describe.skip;
}
