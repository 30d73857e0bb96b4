import { setClock } from '../../../server/test-kit/database/clock';
import { until } from '../../../server/test-kit/processes/until';
import { addJob, findJobs, takeOverJobs } from '../support/jobs';
import { type TestService, startTestService } from '../support/test-service';

const KILLS = 4;

/** Members with two alerts each: 20 batches of the daily check. */
const MEMBERS = 4_000;

const CHECK = 'checkAlerts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ writers: 0 });
  await service.server.kill();
  await makeDue();
});

afterAll(() => service.remove());

/** Writes alerts that are due, and a new notice that both alerts of each member find. */
async function makeDue(): Promise<void> {
  const { postgres } = service;
  await setClock(postgres, '2026-12-01T11:00:00+09:00');
  await postgres.sql(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'alert-' || i, '', '회원', '한빛대학교', '한빛대학교', 'alert-' || i || '@example.com' from generate_series(0, $1) i`,
    [MEMBERS],
  );
  await postgres.sql(
    `insert into alert (member_id, params, name, last_notice_id, checked_on)
     select id, params, '조건', 0, '2026-11-30' from member, unnest(array['', 'kind=STUDY']) params
     where login_id like 'alert-%' and login_id <> 'alert-0'`,
  );
  await postgres.sql(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, created_at)
     select 'STUDY', id, university, school_key, '새 공고', 4, '내용', now() - interval '2 minutes'
     from member where login_id = 'alert-0'`,
  );
}

/** Members whose check is half done: some alerts, or no notification of all. */
const HALF_DONE = `(
  select al.member_id from alert al group by al.member_id
  having count(distinct al.checked_on) > 1
    or bool_or(al.checked_on = '2026-12-01') <> (
      (select count(*) from notification t where t.recipient_id = al.member_id and jsonb_array_length(t.news) = 2) = 1
    )
) half_done`;

async function addCheck(): Promise<void> {
  await takeOverJobs(service.postgres);
  await addJob(service.postgres, CHECK);
}

/** Starts the server and kills it (SIGKILL) at a random moment of the check. */
async function workAndKill(): Promise<number> {
  const { server, postgres } = service;
  const enough = (await service.count('notification')) + 1 + (Math.random() * MEMBERS) / (KILLS + 2);
  await addCheck();
  server.launch();
  await until(async () => (await service.count('notification')) >= enough, 20_000);
  await server.kill();
  // The killed process left its job locked, and open transactions are rolled back.
  expect((await findJobs(postgres, CHECK)).some(({ locked }) => locked)).toBe(true);
  await until(async () => (await service.count(`pg_stat_activity where state = 'idle in transaction'`)) === 0, 5_000);
  return service.count('notification');
}

it(`[AL7] killed ${KILLS} times in the middle of the daily check, the server resumes and notifies each member once`, async () => {
  const { postgres, server } = service;
  const reached: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    reached.push(await workAndKill());
    expect(await service.count(HALF_DONE)).toBe(0);
  }
  console.info(`notified members at each kill: ${reached.join(', ')} of ${MEMBERS}`);
  expect(reached.at(-1)).toBeLessThan(MEMBERS);
  await addCheck();
  await server.start();
  await until(async () => (await service.count('notification')) === MEMBERS, 20_000);
  await until(async () => (await findJobs(postgres, CHECK)).every(({ locked }) => !locked), 10_000);
  expect(await service.count(HALF_DONE)).toBe(0);
  expect(await service.count(`(select recipient_id from notification group by 1 having count(*) > 1) repeated`)).toBe(
    0,
  );
  expect(await service.count(`notification where news <> '[]' and not (news @> '[{"count": 1}]')`)).toBe(0);
  expect(await service.count('alert where last_notice_id = (select max(id) from notice)')).toBe(2 * MEMBERS);
}, 180_000);
