/** A handler that does nothing. */
export const ignore = (): void => undefined;

/** An action that succeeds without a request. */
export const send = async (): Promise<void> => undefined;
