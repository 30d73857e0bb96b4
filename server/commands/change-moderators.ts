import type { EntityManager } from '@mikro-orm/postgresql';
import { MemberBlock } from '../domain/blocks/block.entity';
import { Member } from '../domain/members/member.entity';
import { foldLoginId } from '../domain/members/login-id';
import { createPool } from '../platform/database/pool';
import { StartError } from '../platform/errors/start-error';
import { createServiceOrm } from '../database/orm';

/**
 * Makes a member a moderator of their school. Removes blocks against them, because everybody must
 * be able to reach moderators (docs/rules.md: Blocking).
 * @throws {StartError} if there is no such member
 */
export async function addModerator(databaseUrl: string, loginId: string): Promise<Member> {
  return change(databaseUrl, async (em) => {
    const member = await findMember(em, loginId);
    member.moderator = true;
    await em.flush();
    await em.nativeDelete(MemberBlock, { blocked: member });
    return member;
  });
}

/**
 * Removes a moderator.
 * @throws {StartError} if there is no such member
 */
export async function removeModerator(databaseUrl: string, loginId: string): Promise<void> {
  await change(databaseUrl, async (em) => {
    (await findMember(em, loginId)).moderator = false;
    await em.flush();
  });
}

/** Returns all moderators by school. */
export function listModerators(databaseUrl: string): Promise<Member[]> {
  return change(databaseUrl, (em) =>
    em.find(Member, { moderator: true }, { orderBy: { schoolKey: 'asc', id: 'asc' } }),
  );
}

async function findMember(em: EntityManager, loginId: string): Promise<Member> {
  const [row] = await em.execute<{ id: number }[]>('select id from member where lower(login_id) = ?', [
    foldLoginId(loginId),
  ]);
  if (!row) throw new StartError(`아이디가 ${loginId}인 회원이 없어요.`);
  return em.findOneOrFail(Member, row.id);
}

async function change<T>(databaseUrl: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const orm = createServiceOrm(createPool(databaseUrl));
  return orm.em
    .fork()
    .transactional(work)
    .finally(() => orm.close());
}
