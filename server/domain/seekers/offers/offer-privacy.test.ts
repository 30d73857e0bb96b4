import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { buildBlock, buildOffer, buildStudy, buildVerified } from '../../../test-kit/factories/factories';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('[OF2] an offer looks the same to its owner, whether the member blocked the owner or moved away', async () => {
  const em = app.em();
  const [owner, blocker, mover] = [await buildVerified(em), await buildVerified(em), await buildVerified(em)];
  const notice = await buildStudy(em, { owner });
  for (const member of [blocker, mover]) await buildOffer(em, { notice, member });
  await buildBlock(em, { blocker, blocked: owner });
  await app.sql(
    `update member set school_key = '다른', verified_email = null, verified_person = null, verified_at = null,
      verified_until = null where id = ?`,
    [mover.id],
  );
  const query = `{ notice(id: ${notice.id}) { offers { nodes { state role viewerCanWithdraw member { hidden profile { intro } } } } } }`;
  const read = await (await app.as(owner)).data<{ notice: { offers: { nodes: object[] } } }>(query);
  const shown = read.notice.offers.nodes;
  expect(shown).toHaveLength(2);
  expect(shown[0]).toEqual(shown[1]);
  expect(shown[0]).toMatchObject({ state: 'EXPIRED', viewerCanWithdraw: false });
});
