/** Reads ids in batches and acts on each. One that fails does not keep the others waiting; its error is thrown at the end. */
export async function forEachId(
  readBatch: (after: number) => Promise<number[]>,
  act: (id: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (let ids = await readBatch(0); ids.length > 0; ids = await readBatch(ids.at(-1) ?? 0)) {
    for (const id of ids) {
      if (signal.aborted) return;
      await act(id).catch((error: unknown) => errors.push(error));
    }
  }
  if (errors.length > 0) throw errors[0];
}
