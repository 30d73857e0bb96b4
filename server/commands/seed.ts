import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { z } from 'zod';
import { fillSchools } from '../dev-data/generated/fill';
import { MIN_AVERAGE_MEMBERS, splitIntoSchools } from '../dev-data/generated/school-sizes';
import { migrateDatabase } from '../database/migrate';
import { withClient } from '../database/with-client';
import { StartError } from '../platform/errors/start-error';
import { hashPassword } from '../domain/members/password';
import { runCommand } from './run-command';

const USAGE = `쓰는 법: npm run seed -- --members 1000 --notices 100000
  [--applications 2] [--comments 3] [--favourites 2] [--school 한빛대학교] [--schools 1] [--seed 1] [--password …] [--force]`;

const argumentsSchema = z
  .object({
    members: z.coerce.number().int().min(2).max(10_000_000).default(1_000),
    notices: z.coerce.number().int().min(0).max(100_000_000).default(10_000),
    applications: z.coerce.number().min(0).max(50).default(2),
    comments: z.coerce.number().min(0).max(50).default(3),
    favourites: z.coerce.number().min(0).max(50).default(2),
    seed: z.coerce.number().int().default(1),
    school: z.string().min(1).max(60).default('한빛대학교'),
    schools: z.coerce.number().int().min(1).max(1_000).default(1),
    password: z.string().min(8).optional(),
    force: z.boolean().default(false),
  })
  .refine(({ members, schools }) => schools === 1 || members >= schools * MIN_AVERAGE_MEMBERS);

/**
 * `npm run seed -- …`: generates the given numbers of members, notices, applications, comments and
 * favourites in one or several schools. The accounts that it prints are of the largest school.
 */
runCommand(async (env, databaseUrl) => {
  const params = readArguments();
  const production = env.NODE_ENV === 'production';
  if (production && !params.force)
    throw new StartError('NODE_ENV=production이라 꾸며낸 데이터를 넣지 않아요. 정말 넣으려면 --force를 붙여 주세요.');
  // A service in use must have no accounts whose password is published in this repository.
  const password = params.password ?? (production ? randomBytes(12).toString('base64url') : 'hanteam-demo');
  await migrateDatabase(databaseUrl);
  const started = Date.now();
  const progress = createProgress(params.notices);
  const passwordHash = await hashPassword(password);
  const all = { ...params, university: params.school, until: new Date(), passwordHash };
  const [accounts] = await withClient(databaseUrl, (sql) =>
    fillSchools(sql, splitIntoSchools(all, params.schools), progress.update),
  ).finally(progress.end);
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.info(`회원 ${params.members}명과 공고 ${params.notices}개를 넣었어요 (${seconds}초).`);
  console.info(`로그인: ${accounts?.first}부터 ${accounts?.last}까지, 비밀번호는 모두 ${password}`);
});

function readArguments(): z.infer<typeof argumentsSchema> {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      options: {
        members: text,
        notices: text,
        applications: text,
        comments: text,
        favourites: text,
        seed: text,
        school: text,
        schools: text,
        password: text,
        force: { type: 'boolean' },
      },
    });
    return argumentsSchema.parse(values);
  } catch (cause) {
    throw new StartError(USAGE, { cause });
  }
}

/**
 * Creates a progress bar on a terminal. Elsewhere, such as in a log, it prints a line every ten
 * seconds.
 */
function createProgress(total: number): { update: (done: number) => void; end: () => void } {
  const format = '공고 {bar} {percentage}% | {value}/{total} | 남은 시간 {eta_formatted}';
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 10_000 }, Presets.shades_classic);
  bar.start(total, 0);
  return { update: (done) => bar.update(done), end: () => bar.stop() };
}
