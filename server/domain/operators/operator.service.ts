import { AppError, invalid } from '../../platform/errors/app-error';
import { parseIdOrThrow } from '../../platform/text/validation';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { ensureNoToken } from '../kit/sessions/token';
import { inTransaction, type Transaction } from '../kit/transaction/transaction';
import { memberMoved } from '../members/member.events';
import { parseSchoolIdOrThrow } from '../schools/school-id';
import { AppointedRole } from './appointment.entity';
import { changeRole, findMembersNamed, findSchoolOf, insertMove } from './appointment.sql';
import { operatingCheck } from './operator.rules';

/**
 * Appoints a member of a school as its moderator (rules/operators.md). Does nothing for a
 * moderator.
 * @param schoolId the id of the school in GraphQL
 * @param name the login id or the nickname
 * @returns the key of the school
 * @throws {AppError} FORBIDDEN, SESSION_REQUIRED; VALIDATION_FAILED unless the name is of exactly
 *   one member of the school
 */
export function appointModerator(ctx: Context, schoolId: string, name: string): Promise<string> {
  return asOperator(ctx, async (tx) => {
    const schoolKey = parseSchoolIdOrThrow(schoolId);
    const [memberId, ...others] = await findMembersNamed(tx.reads, { schoolKey, name });
    if (memberId === undefined) throw invalid({ member: UNKNOWN });
    if (others.length > 0) throw invalid({ member: AMBIGUOUS });
    await changeModerator(tx, memberId, true);
    return schoolKey;
  });
}

/**
 * Ends the role of a moderator (rules/operators.md). Does nothing for another member.
 * @param id the id of the moderator in GraphQL
 * @returns the key of the member's school
 * @throws {AppError} FORBIDDEN, SESSION_REQUIRED; NOT_FOUND for an unknown member
 */
export function dismissModerator(ctx: Context, id: string): Promise<string> {
  return asOperator(ctx, async (tx) => {
    const memberId = parseIdOrThrow(id);
    const school = await tx.reads.row(findSchoolOf, { memberId });
    if (!school) throw new AppError('NOT_FOUND');
    await changeModerator(tx, memberId, false);
    return school.schoolKey;
  });
}

const UNKNOWN = {
  ko: '이 학교에 그런 아이디나 닉네임을 쓰는 회원이 없어요.',
  en: 'No member of this school has this login ID or nickname.',
};

const AMBIGUOUS = {
  ko: '이 아이디나 닉네임에 맞는 회원이 여럿이에요. 다른 쪽으로 적어 주세요.',
  en: 'Several members have this login ID or nickname. Enter the other one.',
};

/**
 * Does the work in a transaction if the viewer is an operator.
 * @throws {AppError} FORBIDDEN, SESSION_REQUIRED
 */
export function asOperator<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  ensureNoToken(ctx);
  return inTransaction(ctx, async (tx) => {
    await ensureAllowed(tx, operatingCheck, {});
    return work(tx);
  });
}

async function changeModerator(tx: Transaction, memberId: number, appointed: boolean): Promise<void> {
  const role = AppointedRole.MODERATOR;
  await changeRole(tx.writes, { memberId, role, appointed, actorId: requireViewerId(tx) });
}

/** Logs the end of a moderator's role by a move to another school. */
export function listenForMoves(): void {
  memberMoved.on(async (tx, { member, oldSchoolKey, wasModerator }) => {
    if (wasModerator) await insertMove(tx.writes, { memberId: member.id, oldSchoolKey });
  });
}
