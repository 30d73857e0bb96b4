import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { PASSWORD } from '../../test-kit/clients/accounts';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { graphql } from '../../test-kit/races/races';
import { VISITORS } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'changing the e-mail address',
      query: GQL.changeEmail,
      valid: { email: 'somebody.else@example.com', password: 'not this one' },
      texts: { email: BOUNDS.email, password: { min: 1, max: 1_000 } },
      numbers: {},
    },
  ],
  writes: {
    changeEmail: {
      denials: VISITORS,
      start: ({ applicant }) =>
        graphql(applicant.client, GQL.changeEmail, {
          input: { email: `new-${applicant.member.email}`, password: PASSWORD },
        }),
    },
  },
});
