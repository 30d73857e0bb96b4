/** Stops the PostgreSQL of the run and deletes its data. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.testPostgres?.remove();
}
