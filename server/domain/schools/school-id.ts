import { type Expression, type RawBuilder, sql } from 'kysely';
import { base64Url } from '../../platform/database/statements/expressions';
import { AppError } from '../../platform/errors/app-error';

const ID_PREFIX = 'school:';

/** The id of a school in GraphQL, by its key. All spellings of a school have the same one. */
export function schoolIdOf(key: Expression<string>): RawBuilder<string> {
  return base64Url(sql`convert_to(${sql.lit(ID_PREFIX)} || ${key}, 'UTF8')`);
}

/**
 * Parses the id of a school.
 * @returns the key of the school
 * @throws {AppError} NOT_FOUND for another text
 */
export function parseSchoolIdOrThrow(id: string): string {
  const text = Buffer.from(id, 'base64url').toString();
  if (!text.startsWith(ID_PREFIX) || text.includes('\0')) throw new AppError('NOT_FOUND');
  return text.slice(ID_PREFIX.length);
}
