/** Path of the browser, or undefined if there is none. */
export function findChromium(): string | undefined;
