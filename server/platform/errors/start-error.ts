/**
 * An error that prevents the start. Its message is one line for the provider: main prints it and
 * exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns the first line of an error's message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
