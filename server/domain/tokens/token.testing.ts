import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { PASSWORD } from '../../test-kit/clients/accounts';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildAccessToken } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ONE, VISITORS, without } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'creating an access token',
      query: GQL.createAccessToken,
      valid: { name: '시간표 알림', scopes: ['READ'], validDays: 30, password: 'not this one' },
      texts: { name: BOUNDS.accessTokenName, password: { min: 1, max: 1_000 } },
      numbers: { validDays: BOUNDS.accessTokenDays },
    },
  ],
  backupRows: (app) => buildAccessToken(app.em(), { mayWrite: false }),
  withdrawal: { 'access_token.member_id': 'deleted' },
  writes: {
    createAccessToken: {
      denials: VISITORS,
      start: ({ applicant }) =>
        graphql(applicant.client, GQL.createAccessToken, {
          input: { name: '토큰', scopes: ['READ'], validDays: 7, password: PASSWORD },
        }),
    },
    revokeAccessToken: {
      denials: without(ONE, 'applicant'),
      notRaced: 'it writes one row that refers only to its member, and locks no other',
      start: async ({ applicant }, app) => {
        const { token } = await buildAccessToken(app.em(), { member: applicant.member });
        return graphql(applicant.client, GQL.revokeAccessToken, { id: token.id });
      },
    },
  },
});
