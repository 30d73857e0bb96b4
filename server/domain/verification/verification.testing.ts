import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildSchoolCode } from '../../test-kit/factories/factories';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  backupRows: (app) => buildSchoolCode(app.em()),
  withdrawal: { 'school_code.member_id': 'deleted' },

  noWrites: {
    requestSchoolCode: {
      reason: 'it needs mails, and a school with an address',
      notRaced: 'it writes rows that refer only to its member, and locks no other',
    },
    verifySchool: {
      reason: 'it needs a code from a mail',
      notRaced: 'it only locks its member, and then the code of that member',
    },
  },
});
