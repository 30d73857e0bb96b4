/**
 * Builds the named parts, `server` and `web`, or all, if their sources have changed since the last
 * build.
 */
export declare function buildStale(names?: readonly string[]): Promise<unknown>;
