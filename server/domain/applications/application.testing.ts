import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildAnswer, buildDecisionReminder } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ONE, OWNER_OF_NOTICE, SCHOOL, without } from '../../test-kit/races/denials';

interface Decided {
  decideApplications: { results: { code: string | null }[] };
}

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'applying',
      rest: '/studies/:id/applications',
      query: GQL.apply,
      valid: { application: '함께해요.' },
      texts: { application: BOUNDS.application },
      numbers: {},
    },
  ],
  textBounds: { application: { application: { min: 0, max: 5_000 } } },
  restRows: [
    'get /projects/applications/mine',
    'get /studies/applications/mine',
    'post /projects/:id/applications',
    'post /studies/:id/applications',
    'get /projects/check/:id',
    'get /studies/check/:id',
    'delete /application/:id/cancel',
    'delete /projects/:id/applications',
    'delete /studies/:id/applications',
    'get /recruitments/:id',
    'get /resume/:id',
    'get /projects/:id/applicants',
    'get /studies/:id/application',
    'post /projects/applications/approve',
    'post /projects/applications/deny',
    'post /studies/applications/approve',
    'post /studies/applications/deny',
  ],
  backupRows: async (app) => {
    await buildDecisionReminder(app.em());
    await buildAnswer(app.em());
  },
  withdrawal: { 'application.applicant_id': 'deleted' },
  withoutMembers: {
    application_answer: 'it belongs to an application, and is deleted with it',
    decision_reminder: 'it belongs to a notice, and is deleted with it',
  },
  writes: {
    applyToNotice: {
      denials: { ...SCHOOL, applicant: 'ALREADY_APPLIED', teammate: 'ALREADY_APPLIED', owner: 'OWN_NOTICE' },
      start: ({ newcomer, ids }) =>
        graphql(newcomer.client, GQL.apply, { input: { noticeId: ids.notice, text: '함께해요' } }),
    },
    cancelApplication: {
      denials: without(ONE, 'applicant'),
      start: ({ applicant, ids }) => graphql(applicant.client, GQL.cancel, { id: ids.application }),
    },
    approveApplication: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.approve, { id: ids.application }),
    },
    rejectApplication: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.reject, { id: ids.application }),
    },
    waitlistApplication: {
      denials: OWNER_OF_NOTICE,
      notRaced: 'it is rejectApplication with another status',
      start: ({ owner, ids }) => graphql(owner.client, GQL.waitlist, { input: { id: ids.application } }),
    },
    decideApplications: {
      denials: OWNER_OF_NOTICE,
      notRaced: 'it is rejectApplication once for each application',
      start: ({ owner: { client }, ids }) => {
        const input = { ids: [ids.application], decision: 'APPROVED' };
        // The result contains the code of a failed decision. The mutation itself has no error.
        return async () => {
          const { data, errors } = await client.graphql<Decided>(GQL.decide, { input });
          return errors?.[0]?.extensions.code ?? data?.decideApplications.results[0]?.code ?? 'OK';
        };
      },
    },
  },
});
