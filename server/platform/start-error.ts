/**
 * Why the server cannot start, in one line for the person who starts it: main prints the message
 * and exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The first line of an error's message, for a line that explains a failure. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
