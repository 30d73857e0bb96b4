import type { TestApp } from '../../test-kit/app/test-app';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildCase, buildComment, buildMember, buildVerified, makeModerator } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ONE, SCHOOL, without } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  backupRows: async (app) => {
    const comment = await buildComment(app.em());
    const { case: opened } = await buildCase(app.em(), { target: comment });
    const moderator = await app.as(await makeModerator(app.em(), await buildMember(app.em())));
    await moderator.data(GQL.hide, { id: opened.id });
    await moderator.data(GQL.suspend, { id: opened.id });
    await buildComment(app.em(), { parent: comment });
    await reportAsVerified(app, comment.notice.id);
  },
  withdrawal: {
    'moderation_case.author_id': 'anonymised',
    'moderation_case.member_id': 'deleted',
    'moderation_entry.author_id': 'kept',
    'moderation_entry.moderator_id': 'kept',
    'report.reporter_id': 'anonymised',
  },
  withoutMembers: { kept_suspension: 'it has pseudonyms of people who are suspended, until the suspension ends' },
  writes: {
    reportContent: {
      denials: { ...SCHOOL, applicant: 'OWN_CONTENT' },
      start: ({ newcomer, ids }) =>
        graphql(newcomer.client, GQL.report, { input: { target: 'COMMENT', targetId: ids.comment, reason: 'SPAM' } }),
    },
    hideContent: {
      denials: ONE,
      start: ({ moderator, cases }) => graphql(moderator.client, GQL.hide, { id: cases.comment }),
    },
    suspendMember: {
      denials: ONE,
      start: ({ moderator, cases }) => graphql(moderator.client, GQL.suspend, { id: cases.member }),
    },
    restoreContent: {
      denials: ONE,
      notRaced: 'it is hideContent with other values',
      start: ({ moderator, cases }) => graphql(moderator.client, GQL.restore, { id: cases.comment }),
    },
    appealDecision: {
      denials: without(ONE, 'applicant'),
      notRaced: 'it only locks its case, and only rulings lock other rows before a case',
      start: async ({ moderator, applicant, cases }) => {
        await moderator.client.data(GQL.hide, { id: cases.comment });
        return graphql(applicant.client, GQL.appeal, { id: cases.comment });
      },
    },
  },
});

/** Reports a notice as a verified member, so that the report has a pseudonym. */
async function reportAsVerified(app: TestApp, noticeId: number): Promise<void> {
  const client = await app.as(await buildVerified(app.em()));
  await client.data(GQL.report, { input: { target: 'NOTICE', targetId: noticeId, reason: 'SPAM' } });
}
