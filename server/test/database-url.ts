/** A migrated database that every test file copies for itself. */
export const TEMPLATE = 'hanteam_template';

/** The same server's other database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
