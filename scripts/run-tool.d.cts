/** Environment in which a tool of tools/ finds its plugins from any folder. */
export const ENVIRONMENT: Readonly<Record<string, string>>;

/** Returns the path of a tool's program. */
export function findTool(name: string): string;

/** Installs the packages of tools/ unless those of its lock file are installed. */
export function installTools(): void;
