import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildMail } from '../../test-kit/factories/factories';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  backupRows: (app) => buildMail(app.em()),

  withoutMembers: { mail: 'it has keys of mails that were sent, which name rows that are deleted' },
});
