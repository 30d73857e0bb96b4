import { NotificationKind } from '../../domain/notifications/notification-kinds';
import { TOPIC_NAMES } from '../../domain/notifications/notification-topics';
import { ProfileVisibility } from '../../domain/profiles/profile.entity';
import { Role } from '../../domain/profiles/role.entity';
import { OfferState } from '../../domain/seekers/offers/offer.entity';
import {
  buildAccessToken,
  buildBlock,
  buildCourse,
  buildMember,
  buildNotification,
  buildNotificationSetting,
  buildOffer,
  buildProfile,
  buildSeeker,
} from './factories';
import type { TestApp } from '../app/test-app';
import type { VariedData } from './varied-data';

type People = Pick<VariedData, 'viewers' | 'notices'>;

/**
 * Builds rows of single viewers: notifications, settings, tokens, blocks, and an account of the
 * demo.
 */
export async function buildPersonal(app: TestApp, people: People): Promise<void> {
  await buildNotifications(app, people);
  await buildSettings(app, people);
  await buildProfiles(app, people);
  await buildSeekers(app, people);
  const { blocker, masked, stranger } = people.viewers;
  for (const blocked of [masked, stranger]) await buildBlock(app.em(), { blocker, blocked });
  await buildMember(app.em(), { loginId: 'minji', university: '한빛대학교' });
  // Equal times test the order of favourites by notice.
  await app.sql(`update favourite set created_at = timestamptz '2026-01-02 03:04:05.678901' where notice_id % 2 = 0`);
  for (const [from, to, remainder] of [
    ['PENDING', 'WAITLISTED', 0],
    ['REJECTED', 'EXPIRED', 1],
  ]) {
    await app.sql(
      `update application set status = '${to}', decided_at = coalesce(decided_at, now())
       where status = '${from}' and notice_id % 5 = ${remainder}`,
    );
  }
  await app.sql(`update departure set kind = 'REMOVED' where notice_id % 5 = 2`);
  await app.sql(`update application set message = '다음에 "꼭" 함께해요.' where status in ('REJECTED', 'WAITLISTED')`);
}

/** Builds team profiles of both visibilities, courses, free hours, and copies in applications. */
async function buildProfiles(app: TestApp, { viewers: { owner, applicant, masked, stranger } }: People): Promise<void> {
  for (const [index, member] of [owner, applicant, masked, stranger].entries()) {
    await buildProfile(app.em(), {
      member,
      intro: '함께해요.\n"꼭"',
      roles: index % 2 === 0 ? [Role.BACKEND, Role.DESIGNER] : [],
      tags: ['react', 'figma'],
      links: ['https://github.com/hanteam'],
      department: '수학과',
      showDepartment: index % 2 === 0,
      visibility: index % 3 === 0 ? ProfileVisibility.SCHOOL : ProfileVisibility.APPLIED,
      freeHours: '10'.repeat(56),
      freeSemester: index % 2 === 0 ? '2099-1' : '2020-1',
    });
    for (const semester of ['2020-1', '2099-1']) await buildCourse(app.em(), { member, semester });
  }
  await app.sql(
    `update application set profile = '{"intro": "소개", "roles": ["BACKEND"], "tags": [], "links": [], "department": null}'
     where id % 3 = 0`,
  );
}

/** Builds members who look for a team, and offers in every state to each of them. */
async function buildSeekers(app: TestApp, { viewers, notices }: People): Promise<void> {
  const { applicant, masked, stranger, verified } = viewers;
  for (const [index, member] of [applicant, masked, stranger, verified].entries()) {
    await buildSeeker(app.em(), {
      member,
      text: '함께할 "팀"을\n찾아요.',
      until: index % 3 === 2 ? '2020-01-01' : '2099-12-31',
      courseKey: index % 2 === 0 ? '운영체제' : null,
      semester: index % 2 === 0 ? '2099-1' : null,
    });
    for (const [nth, state] of Object.values(OfferState).entries()) {
      await buildOffer(app.em(), { notice: notices[(index * 5 + nth) % notices.length], member, state });
    }
  }
}

/** Builds notifications of each kind for each viewer, with varied notices and actors. */
async function buildNotifications(app: TestApp, { viewers, notices }: People): Promise<void> {
  const all = Object.values(viewers);
  for (const [index, kind] of Object.values(NotificationKind).entries()) {
    for (const [nth, recipient] of all.entries()) {
      const actor = all[(index + nth) % all.length];
      const notice = notices[(index * 7 + nth) % notices.length];
      const readAt = index % 3 === 0 ? new Date() : null;
      await buildNotification(app.em(), { recipient, actor, notice, kind, readAt });
    }
  }
  await app.sql(`update notification set actor_id = null where id % 7 = 0`);
  await app.sql(`update notification set notice_id = null, notice_title = '' where kind = 'MEMBER_SUSPENDED'`);
  await app.sql(`update notification set created_at = now() - interval '91 days' where id % 11 = 0`);
  await app.sql(`update notification set deadline = date '2026-12-24', pending_count = 2 where kind = 'DECISION_DUE'`);
  // Repeated notifications move to a later position. The deleted rows leave free positions.
  await app.sql('delete from notification where id % 5 = 1');
  await app.sql('update notification set times = 3, position = id + 41 where id % 5 = 0');
  await app.sql(
    `insert into notification (recipient_id, kind, notice_id, notice_title, actor_id)
     select n.owner_id, 'APPLICATION_RECEIVED', n.id, n.title, a.applicant_id
     from application a join notice n on n.id = a.notice_id where a.id % 3 = 0`,
  );
}

async function buildSettings(app: TestApp, { viewers: { owner, applicant, verified } }: People): Promise<void> {
  for (const [index, topic] of TOPIC_NAMES.entries()) {
    await buildNotificationSetting(app.em(), { member: owner, topic, mail: index % 2 === 0 });
  }
  await buildNotificationSetting(app.em(), { member: applicant, mail: true });
  for (const mayWrite of [true, false, true]) await buildAccessToken(app.em(), { member: verified, mayWrite });
  await app.sql(`update access_token set last_used_at = now() - interval '1 hour' where not may_write`);
}
