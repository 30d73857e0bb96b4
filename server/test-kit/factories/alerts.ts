import type { EntityManager } from '@mikro-orm/postgresql';
import { Alert, AlertPause } from '../../domain/alerts/alert.entity';
import type { Member } from '../../domain/members/member.entity';
import { buildMember } from './members';

/** An alert of a member for projects, last checked on the first day of 2026. */
export async function buildAlert(
  em: EntityManager,
  overrides: Partial<Pick<Alert, 'params' | 'name' | 'lastNoticeId' | 'openedAt'>> & {
    member?: Member;
    paused?: AlertPause | null;
  } = {},
): Promise<Alert> {
  const alert = new Alert();
  Object.assign(alert, {
    params: 'kind=PROJECT',
    name: '프로젝트',
    lastNoticeId: 0,
    checkedOn: '2026-01-01',
    ...overrides,
    member: overrides.member ?? (await buildMember(em)),
  });
  await em.persist(alert).flush();
  return alert;
}
