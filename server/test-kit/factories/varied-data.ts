import { ApplicationStatus } from '../../domain/applications/application.entity';
import type { Comment } from '../../domain/comments/comment.entity';
import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import { Role } from '../../domain/profiles/role.entity';
import {
  buildApplication,
  buildBlock,
  buildComment,
  buildFavourite,
  buildMember,
  buildNotification,
  buildProject,
  buildSchoolOperator,
  buildStudy,
  makeModerator,
  makeOperator,
} from './factories';
import type { TestApp } from '../app/test-app';
import { buildPersonal } from './varied-personal';
import { buildVariedReports } from './varied-reports';
import { buildVariedTeams } from './varied-teams';

/** Viewers with every relation to the rows of {@link buildVariedData}. */
export const VIEWERS = [
  'owner',
  'applicant',
  'approved',
  'rejected',
  'left',
  'blocked',
  'blocker',
  'moderator',
  'masked',
  'verified',
  'mover',
  'stranger',
] as const;

/** Name of a viewer. */
export type ViewerName = (typeof VIEWERS)[number];

/** Members, notices, comments, teams and reports in every state. */
export interface VariedData {
  viewers: Record<ViewerName, Member>;
  notices: Notice[];
  comments: Comment[];
  /** Tokens of invitations. */
  invitationTokens: string[];
}

/** Status of the applications by viewer. */
const STATUSES: readonly [ViewerName, ApplicationStatus][] = [
  ['applicant', ApplicationStatus.PENDING],
  ['approved', ApplicationStatus.APPROVED],
  ['rejected', ApplicationStatus.REJECTED],
  ['left', ApplicationStatus.LEFT],
  ['mover', ApplicationStatus.PENDING],
];

/**
 * Builds notices of every kind: open, closed, past the deadline, full, hidden, by blocked owners
 * and at other schools.
 */
export async function buildVariedData(app: TestApp): Promise<VariedData> {
  const viewers = await buildViewers(app);
  const notices = await buildNotices(app, viewers);
  const comments = await buildRelated(app, viewers, notices);
  await buildPersonal(app, { viewers, notices });
  await app.sql(`update comment set author_id = null where id % 5 = 0`);
  await app.sql(`update comment set hidden = true where id % 4 = 0`);
  const teams = await buildVariedTeams(app, viewers);
  const testData = { viewers, notices: [...notices, ...teams.notices], comments, invitationTokens: teams.tokens };
  await buildVariedReports(app, testData);
  return testData;
}

async function buildViewers(app: TestApp): Promise<VariedData['viewers']> {
  const viewers = {} as Record<ViewerName, Member>;
  for (const name of VIEWERS) {
    const university = name === 'stranger' ? '별빛 COLLEGE' : name === 'masked' ? '서울대' : '서울대학교';
    viewers[name] = await buildMember(app.em(), { university, nickName: `"${name}" <\\>` });
  }
  await makeModerator(app.em(), viewers.moderator);
  await makeOperator(app.em(), viewers.stranger);
  await buildSchoolOperator(app.em(), { schoolKey: viewers.owner.schoolKey, name: '"팀" <\\>', privacyText: '' });
  await buildBlock(app.em(), { blocker: viewers.blocker, blocked: viewers.owner });
  await buildBlock(app.em(), { blocker: viewers.owner, blocked: viewers.blocked });
  await app.sql('update member set hidden = true where id = ?', [viewers.masked.id]);
  await app.sql(`update member set picture = 'face' where id in (?, ?)`, [viewers.masked.id, viewers.owner.id]);
  for (const [name, until] of [
    ['verified', '1 day'],
    ['approved', '-1 day'],
  ] as const) {
    await app.sql(
      `update member set verified_email = 'person@snu.ac.kr', verified_person = id || '@' || school_key,
         verified_at = now() - interval '9 days', verified_until = now() + interval '${until}' where id = ?`,
      [viewers[name].id],
    );
  }
  return viewers;
}

async function buildNotices(app: TestApp, viewers: VariedData['viewers']): Promise<Notice[]> {
  const owners = [viewers.owner, viewers.owner, viewers.masked, viewers.blocker, viewers.stranger];
  const notices: Notice[] = [];
  for (const [index, owner] of owners.flatMap((each) => [each, each, each]).entries()) {
    const content = {
      owner,
      title: `공고 ${index} "\u2028\\`,
      content: `내용\n\t${index}`,
      recruiting: index % 4 !== 1,
    };
    const roles = index % 3 === 0 ? { frontendNumber: 0, backendNumber: 0, designerNumber: 0 } : { frontendNumber: 1 };
    notices.push(
      await buildProject(app.em(), { ...content, ...roles }),
      await buildStudy(app.em(), { ...content, recruitNumber: 1 + (index % 3) }),
    );
  }
  const where = (remainder: number) => `where id % 7 = ${remainder}`;
  const today = `(now() at time zone interval '9 hours')::date`;
  await app.sql(`update notice set deadline = ${today} ${where(1)}`);
  await app.sql(`update notice set deadline = ${today} + 12 ${where(2)}`);
  await app.sql(`update notice set deadline = ${today} - 1 ${where(3)}`);
  await app.sql(`update notice set confirmed_at = now() - interval '31 days' ${where(4)}`);
  await app.sql(`update notice set closed_at = now() - interval '40 days' where not recruiting and id % 2 = 0`);
  await app.sql(`update notice set verified_only = true where id % 3 = 0`);
  await app.sql(`update notice set hidden = true where id % 11 = 0`);
  await app.sql(
    `insert into notice_question (notice_id, position, text) select id, position, '"질문" ' || position || ' <\\>'
     from notice, generate_series(1, 3) position where id % 3 = 0 and position <= 1 + id % 2`,
  );
  return notices;
}

async function buildRelated(app: TestApp, viewers: VariedData['viewers'], notices: Notice[]): Promise<Comment[]> {
  const comments: Comment[] = [];
  const all = Object.values(viewers);
  for (const [index, notice] of notices.entries()) {
    const em = app.em();
    for (const [name, status] of STATUSES.filter((_, nth) => (index + nth) % 3 !== 0)) {
      if (viewers[name].id === notice.owner.id) continue;
      const application = { notice, applicant: viewers[name], status };
      // FRONTEND has few seats or none, so an approval may take the last one.
      await buildApplication(em, { ...application, role: notice.kind === 'PROJECT' ? Role.FRONTEND : null });
    }
    for (let nth = 0; nth < index % 5; nth += 1) {
      const author = all[(index + nth) % all.length];
      const comment = await buildComment(em, { notice, author, text: `댓글 ${nth} "<` });
      comments.push(comment, await buildComment(em, { parent: comment, author: viewers.owner }));
      await buildComment(em, { parent: comment, author: viewers.blocker });
    }
    const member = all[index % all.length] as Member;
    await buildFavourite(em, { member, notice });
    if (index < 8) await buildNotification(em, { recipient: member, actor: viewers.owner, notice });
  }
  await app.sql(
    `insert into application_answer (application_id, position, question, text)
     select a.id, nq.position, nq.text, E'답\\n' || a.id from application a
     join notice_question nq on nq.notice_id = a.notice_id where a.id % 4 > 0`,
  );
  await app.sql(`update departure set reason = '바빠서요' where notice_id % 2 = 0`);
  await app.sql(`update member set university = '연세대', school_key = '연세대학교' where id = ?`, [viewers.mover.id]);
  return comments;
}
