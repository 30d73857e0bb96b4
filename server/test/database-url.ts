/** A migrated database that every test file copies for itself. */
export const TEMPLATE = 'hanteam_template';

/** The URL of another database of the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
