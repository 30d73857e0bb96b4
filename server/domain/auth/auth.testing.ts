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
      name: 'logging in',
      rest: '/auth/login',
      query: GQL.logIn,
      valid: { loginId: 'nobody', password: 'nothing at all' },
      texts: { loginId: { min: 1, max: 1_000 }, password: { min: 1, max: 1_000 } },
      numbers: {},
    },
    {
      name: 'changing the password',
      query: GQL.changePassword,
      valid: { currentPassword: 'not this one', newPassword: 'another good password' },
      texts: { currentPassword: { min: 1, max: 1_000 }, newPassword: BOUNDS.password },
      numbers: {},
    },
  ],
  restRows: ['post /auth/login open', 'post /auth/logout open'],
  writes: {
    changePassword: {
      denials: VISITORS,
      start: ({ applicant }) =>
        graphql(applicant.client, GQL.changePassword, {
          input: { currentPassword: PASSWORD, newPassword: 'pondering-otter' },
        }),
    },
  },
  noWrites: {
    logIn: {
      reason: 'it only writes a session, and sessions have their own store',
      notRaced: 'it writes no row that another write locks',
    },
    logOut: {
      reason: 'it only deletes a session, and sessions have their own store',
      notRaced: 'it writes no row that another write locks',
    },
  },
});
