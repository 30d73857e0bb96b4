import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { PASSWORD, newSignUp } from '../../test-kit/clients/accounts';
import { ALL_CONSENTS, asInput } from '../../test-kit/clients/graphql-inputs';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildConsent } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { ANYBODY, VISITORS } from '../../test-kit/races/denials';

const someProfile = { nickName: '새이름', school: '한빛대학교' };

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'signing up',
      rest: '/members',
      query: GQL.signUp,
      valid: {
        loginId: 'somebody.new',
        password: 'long enough 1',
        nickName: '새내기',
        university: '한빛대학교',
        email: 'somebody.new@example.com',
      },
      texts: {
        loginId: BOUNDS.loginId,
        password: BOUNDS.password,
        nickName: BOUNDS.nickName,
        university: BOUNDS.university,
        email: BOUNDS.email,
      },
      numbers: {},
    },
  ],
  textBounds: {
    'sign-up': {
      nickName: { min: 1, max: 30 },
      university: { min: 1, max: 60 },
      password: { min: 8, max: 128 },
    },
    profile: { nickName: { min: 1, max: 30 }, university: { min: 1, max: 60 } },
  },
  restRows: ['post /members open', 'get /members/image', 'get /members/profile', 'post /members/profile'],
  backupRows: (app) => buildConsent(app.em()),
  withdrawal: { 'consent.member_id': 'deleted' },
  withoutMembers: { member: 'it is the member, whose row is deleted' },
  writes: {
    updateProfile: {
      denials: VISITORS,
      start: ({ applicant }) => graphql(applicant.client, GQL.updateProfile, { input: someProfile }),
    },
    withdraw: {
      denials: VISITORS,
      start: ({ applicant }) => graphql(applicant.client, GQL.withdraw, { password: PASSWORD }),
    },
    'withdraw as the owner': {
      denials: VISITORS,
      start: ({ owner }) => graphql(owner.client, GQL.withdraw, { password: PASSWORD }),
    },
    giveConsents: {
      denials: VISITORS,
      notRaced: 'it writes rows that refer only to its member, and locks no other',
      start: ({ applicant }) => graphql(applicant.client, GQL.giveConsents, { input: { consents: ALL_CONSENTS } }),
    },
    updateLanguage: {
      denials: VISITORS,
      notRaced: 'it writes one column of its member, and locks no other row',
      start: ({ applicant }) => graphql(applicant.client, GQL.updateLanguage, { input: { language: 'en' } }),
    },
    signUp: {
      denials: ANYBODY,
      notRaced: 'no other write can refer to its member yet',
      start: ({ ids }, app) =>
        graphql(app.visitor(), GQL.signUp, { input: asInput(newSignUp({ loginId: `new-${ids.notice}` })) }),
    },
  },
  noWrites: { prepareDataExport: { reason: 'it writes no row', notRaced: 'it writes no row' } },
});
