import type { MikroORM } from '@mikro-orm/postgresql';
import { createPool } from '../../platform/database/pool';
import { type BlankDatabase, createBlankDatabase } from '../../test/databases';
import { knownMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

const MIGRATION = '20261125112000_notification_topics';

let database: BlankDatabase;
let orm: MikroORM;

beforeEach(async () => {
  database = await createBlankDatabase();
  orm = createServiceOrm(createPool(database.url));
  await orm.migrator.up({ migrations: knownMigrations(orm).filter((name) => name < MIGRATION) });
});

afterEach(async () => {
  await orm.close();
  await database.drop();
});

/** The choices of a member before the migration. */
type Choices = readonly [kind: string, channel: 'BELL' | 'MAIL', enabled: boolean][];

async function addMember(id: number, choices: Choices): Promise<void> {
  await database.sql(
    `insert into member (id, login_id, password_hash, nick_name, university, school_key, email)
     values ($1, $2, 'hash', '학생', '한빛대학교', '한빛대학교', $3)`,
    [id, `member-${id}`, `member-${id}@example.com`],
  );
  for (const choice of choices) {
    await database.sql('insert into notification_setting (member_id, kind, channel, enabled) values ($1, $2, $3, $4)', [
      id,
      ...choice,
    ]);
  }
}

const COMMENTS_ON: Choices = [
  ['COMMENT_ADDED', 'MAIL', true],
  ['COMMENT_REPLIED', 'MAIL', true],
];

it('[N6] keeps the choices of a member about whole topics, and the default where kinds of a topic differ', async () => {
  await addMember(1, COMMENTS_ON);
  await addMember(2, [
    ['COMMENT_ADDED', 'MAIL', true],
    ['CONTENT_HIDDEN', 'MAIL', false],
  ]);
  await addMember(3, [['COMMENT_ADDED', 'BELL', false]]);
  await addMember(4, [
    ['CONTENT_HIDDEN', 'MAIL', false],
    ['CONTENT_RESTORED', 'MAIL', false],
    ['MEMBER_SUSPENDED', 'MAIL', false],
    ['DEADLINE_NEAR', 'MAIL', false],
    ['STILL_RECRUITING', 'MAIL', false],
  ]);
  await migrate(orm);
  expect(await database.sql('select member_id as member, topic, mail from notification_setting order by 1, 2')).toEqual(
    [
      { member: 1, topic: 'COMMENTS', mail: true },
      { member: 4, topic: 'MODERATION', mail: false },
      { member: 4, topic: 'NOTICES', mail: false },
    ],
  );
});
