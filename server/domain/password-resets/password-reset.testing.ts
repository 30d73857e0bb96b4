import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildPasswordReset } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ANYBODY } from '../../test-kit/races/denials';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'requesting a new password',
      query: GQL.requestPasswordReset,
      valid: { account: 'nobody' },
      texts: { account: { min: 1, max: 1_000 } },
      numbers: {},
    },
    {
      name: 'setting a new password',
      query: GQL.resetPassword,
      valid: { token: 'no token', newPassword: 'another good password' },
      texts: { token: { min: 1, max: 1_000 }, newPassword: BOUNDS.password },
      numbers: {},
    },
  ],
  backupRows: (app) => buildPasswordReset(app.em()),
  withdrawal: { 'password_reset.member_id': 'deleted' },
  writes: {
    resetPassword: {
      denials: ANYBODY,
      start: ({ applicant, resetToken }) =>
        graphql(applicant.client, GQL.resetPassword, { input: { token: resetToken, newPassword: 'pondering-otter' } }),
    },
  },
  noWrites: {
    requestPasswordReset: {
      reason: 'it only adds a job, for any account',
      notRaced: 'it only adds a job, which writes later',
    },
  },
});
