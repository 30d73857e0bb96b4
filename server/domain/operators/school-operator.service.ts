import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { parseSchoolIdOrThrow } from '../schools/school-id';
import type { UpdateSchoolOperatorInput } from './operator.inputs';
import { asOperator } from './operator.service';
import { findMemberOfSchool, insertSchoolOperator } from './school-operator.sql';

/**
 * Sets the operator of a school and its additional texts (rules/consents.md: Operator of a school).
 * Empty values return to the default.
 * @returns the key of the school
 * @throws {AppError} FORBIDDEN, SESSION_REQUIRED; NOT_FOUND for a school without members
 */
export function updateSchoolOperator(
  ctx: Context,
  { schoolId, name, contact, termsText, privacyText }: UpdateSchoolOperatorInput,
): Promise<string> {
  return asOperator(ctx, async (tx) => {
    const schoolKey = parseSchoolIdOrThrow(schoolId);
    if (!(await tx.reads.exists(findMemberOfSchool, { schoolKey }))) throw new AppError('NOT_FOUND');
    const actorId = requireViewerId(tx);
    await tx.writes.run(insertSchoolOperator, { schoolKey, name, contact, termsText, privacyText, actorId });
    return schoolKey;
  });
}
