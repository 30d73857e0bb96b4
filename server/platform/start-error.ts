/** Why the server cannot start, in one line for the person who starts it: main prints the message and exits with 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
