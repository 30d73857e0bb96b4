import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { PICTURE_TRANSPORTS, smallJpeg } from '../../test-kit/clients/pictures';
import { buildMember } from '../../test-kit/factories/factories';

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  backupRows: async (app) => {
    for (let count = 0; count < 3; count += 1) {
      const client = await app.as(await buildMember(app.em()));
      await PICTURE_TRANSPORTS[0].send(client, { bytes: await smallJpeg() });
    }
  },
});
