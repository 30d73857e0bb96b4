import { AppError } from '../../platform/errors';

/** Messages by the field of an input. */
export type FieldMessages = Readonly<Record<string, string>>;

/**
 * Renames the fields in a service's refusal, for mutations whose input has other names than the
 * body of REST.
 * @throws {AppError} what the service throws, with the renamed fields
 */
export async function renameFields<Result>(
  result: Promise<Result>,
  rename: (fields: FieldMessages) => Record<string, string>,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    throw error.withFields(rename(error.fields));
  }
}
