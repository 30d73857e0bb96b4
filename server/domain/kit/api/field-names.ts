import { AppError, type FieldTexts } from '../../../platform/errors/app-error';

/**
 * Renames the fields in a validation error, for mutations whose input differs from the body of
 * REST.
 * @throws {AppError} the error of `result` with renamed fields
 */
export async function renameFields<Result>(
  result: Promise<Result>,
  rename: (fields: FieldTexts) => FieldTexts,
): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    throw error.withFields(rename(error.fields));
  }
}
