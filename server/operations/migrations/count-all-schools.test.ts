import { expectTrueCounters } from '../../test/counters';
import { buildProject, buildStudy } from '../../test/factories';
import { startTestApp, type TestApp } from '../../test/harness';
import { countAllSchools } from './count-all-schools';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
});

afterEach(() => app.close());

const countOfAll = async (): Promise<number | null | undefined> => {
  const query = `select sum(total)::int as count from notice_superblock where school_key = ''`;
  return (await app.sql<{ count: number | null }>(query))[0]?.count;
};

const isCounted = async (): Promise<boolean> =>
  (await app.sql(`select from notice_superblock where school_key = '' limit 1`)).length > 0;

it('notices of all schools are not counted together with SCHOOL_SCOPE=same', async () => {
  await buildProject(app.em());
  expect(await isCounted()).toBe(false);
  await expectTrueCounters(app);
});

it('with SCHOOL_SCOPE=any the notices that are there are counted at the start, and all later ones', async () => {
  await buildProject(app.em());
  const open = await startTestApp({ SCHOOL_SCOPE: 'any' }, app);
  expect(await countOfAll()).toBe(1);
  const study = await buildStudy(open.em());
  expect(await countOfAll()).toBe(2);
  await open.sql('update notice set hidden = true where id = ?', [study.id]);
  expect(await countOfAll()).toBe(1);
  await expectTrueCounters(app);
  await open.close();
  await countAllSchools(app.server.orm, false);
  expect(await isCounted()).toBe(false);
  await buildProject(app.em());
  await expectTrueCounters(app);
});

it('without a notice counting starts as well, also by instances that start together', async () => {
  await Promise.all([1, 2, 3].map(() => countAllSchools(app.server.orm, true)));
  await buildProject(app.em());
  expect(await countOfAll()).toBe(1);
  await expectTrueCounters(app);
});

it('notices that are posted meanwhile are counted once', async () => {
  const posting = Array.from({ length: 20 }, () => buildStudy(app.em()));
  await Promise.all([...posting, countAllSchools(app.server.orm, true)]);
  expect(await countOfAll()).toBe(20);
  await expectTrueCounters(app);
});
