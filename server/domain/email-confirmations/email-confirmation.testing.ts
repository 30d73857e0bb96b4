import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphql } from '../../test-kit/races/races';
import { VISITORS } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'confirming an e-mail address',
      query: GQL.confirmEmail,
      valid: { token: 'no token' },
      texts: { token: { min: 1, max: 1_000 } },
      numbers: {},
    },
  ],
  writes: {
    requestEmailConfirmation: {
      denials: VISITORS,
      notRaced: 'it only queues a mail',
      start: ({ applicant }) => graphql(applicant.client, GQL.requestEmailConfirmation, {}),
    },
  },
  noWrites: {
    confirmEmail: {
      reason: 'it needs a link from a mail',
      notRaced: 'it writes columns of its member, and locks no other row',
    },
  },
});
