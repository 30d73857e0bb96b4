import { buffer, text } from 'node:stream/consumers';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { openArchive } from '../../../server/commands/backup/archive-reader';
import { writeBackup } from '../../../server/commands/backup/backup';
import { pathOfTable } from '../../../server/commands/backup/manifest';
import { ApplicationStatus } from '../../../server/domain/applications/application.entity';
import { Member } from '../../../server/domain/members/member.entity';
import type { Study } from '../../../server/domain/notices/kinds/study.entity';
import { SEEKER_GQL, SEEKING } from '../../../server/domain/seekers/seeker.testing';
import { runJob, untilJobsDone } from '../../../server/test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../server/test-kit/app/test-app';
import { fieldsTo, readEverything, type ReadObjects, SCHEMA } from '../../../server/test-kit/catalogue/everything';
import { wholeSelection } from '../../../server/test-kit/catalogue/whole-selections';
import { TestClient } from '../../../server/test-kit/clients/client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { cookieOf, openSocket } from '../../../server/test-kit/clients/socket';
import { setClock } from '../../../server/test-kit/database/clock';
import {
  buildApplication,
  buildBlock,
  buildComment,
  buildInvitation,
  buildMember,
  buildStudy,
  buildVerified,
  makeModerator,
  PASSWORD,
} from '../../../server/test-kit/factories/factories';
import { PREPARING_MAIN, type ServerProcess, serve } from '../../../server/test-kit/processes/server-process';
import { TestSmtp } from '../../../server/test-kit/servers/smtp';
import { makeTempFolder } from '../../../server/test-kit/processes/temp-folder';

/** The sentence of a seeker, and the text of an offer to them. */
const SENTENCE = 'canary-sentence';
const OFFER = 'canary-offer';

const READERS = [
  'visitor',
  'stranger',
  'unverified',
  'verified',
  'moderator',
  'teammate',
  'applicant',
  'blocked',
  'blocker',
  'owner',
  'seeker',
] as const;
type Reader = (typeof READERS)[number];

const smtp = new TestSmtp();
let app: TestApp;
let served: ServerProcess;
let people: Record<Exclude<Reader, 'visitor'>, Member>;
let objects: ReadObjects;
let notice: Study;
/** The live notification of the offer. */
let message: object;
const clients = {} as Record<Reader, TestClient>;

beforeAll(async () => {
  await smtp.start();
  app = await startTestApp({ SMTP_URL: smtp.url });
  await setClock(app, '2026-12-01T12:00:00+09:00');
  served = await serve(app, { LOG_LEVEL: 'debug', SMTP_URL: smtp.url }, PREPARING_MAIN);
  await buildPeople();
  const [session] = await Promise.all([
    new TestClient(served.url).rest('post', '/auth/login', { loginId: people.seeker.loginId, password: PASSWORD }),
    clients.seeker.data(SEEKER_GQL.startSeeking, { input: { ...SEEKING, text: SENTENCE } }),
  ]);
  const query = `subscription { notificationReceived { id kind notice { id } actor ${wholeSelection(SCHEMA, 'Member', 2)} } }`;
  const socket = openSocket(served, { cookie: cookieOf(session) ?? '' }, query);
  const response = socket.next();
  await socket.started;
  await clients.owner.data(SEEKER_GQL.makeOffer, {
    input: { noticeId: notice.id, memberId: people.seeker.id, text: OFFER },
  });
  message = await response;
  await socket.close();
  await report();
}, 60_000);

afterAll(async () => {
  await served.stop();
  await app.close();
  await smtp.stop();
});

async function buildPeople(): Promise<void> {
  const em = app.em();
  people = {
    stranger: await buildVerified(em, { university: '두빛대학교' }),
    unverified: await buildMember(em),
    verified: await buildVerified(em),
    moderator: await makeModerator(em, await buildMember(em)),
    teammate: await buildMember(em),
    applicant: await buildMember(em),
    blocked: await buildVerified(em),
    blocker: await buildVerified(em),
    owner: await buildVerified(em),
    seeker: await buildVerified(em),
  };
  const { owner, teammate, applicant, seeker, blocked, blocker } = people;
  notice = await buildStudy(em, { owner, recruitNumber: 9 });
  const applications = [
    await buildApplication(em, { notice, applicant: teammate, status: ApplicationStatus.APPROVED }),
    await buildApplication(em, { notice, applicant }),
  ];
  await buildBlock(em, { blocker: seeker, blocked });
  await buildBlock(em, { blocker, blocked: seeker });
  const comment = await buildComment(em, { notice, author: seeker });
  const { token: invitation } = await buildInvitation(em, { notice });
  objects = { notices: [notice], applications, comments: [comment], invitation };
  for (const name of READERS) {
    clients[name] = new TestClient(served.url);
    if (name !== 'visitor') await clients[name].logIn(people[name].loginId, PASSWORD);
  }
}

/** The seeker reports the owner from the offer, and a member reports the seeker. */
async function report(): Promise<void> {
  const [offer] = await app.sql<{ id: number }>('select id from offer where text = ?', [OFFER]);
  const ofMember = { target: 'MEMBER', reason: 'SPAM' };
  await clients.seeker.data(GQL.report, { input: { ...ofMember, targetId: people.owner.id, offerId: offer?.id } });
  await clients.verified.data(GQL.report, { input: { ...ofMember, targetId: people.seeker.id } });
}

/** Returns those of the two texts that are in the given text. */
const foundIn = (content: string): string[] => [SENTENCE, OFFER].filter((canary) => content.includes(canary));

/** Every response to a reader with its headers, and the files of their export. */
async function readAll(reader: Reader): Promise<{ responses: string; files: string }> {
  const all = await readEverything(clients[reader], objects, []);
  expect(all.length).toBeGreaterThan(60);
  const responses = all.map(({ text: body, headers }) => body + JSON.stringify(headers)).join('\n');
  return { responses, files: reader === 'visitor' ? '' : await readExport(clients[reader]) };
}

async function readExport(client: TestClient): Promise<string> {
  const { prepareDataExport } = await client.data<{ prepareDataExport: { path: string } }>(GQL.prepareDataExport, {
    password: PASSWORD,
  });
  const response = await client.agent.get(prepareDataExport.path).responseType('blob');
  const zip = await fromBufferPromise(response.body as Buffer);
  let files = '';
  for await (const entry of zip.eachEntry())
    files += (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  expect(files).toContain('{');
  return files;
}

it.each([
  ['visitor', [], []],
  ['stranger', [], []],
  ['unverified', [], []],
  ['verified', [SENTENCE], []],
  // Moderators read the copies in reports.
  ['moderator', [SENTENCE, OFFER], []],
  ['teammate', [], []],
  ['applicant', [], []],
  ['blocked', [], []],
  ['blocker', [], []],
  ['owner', [SENTENCE, OFFER], [OFFER]],
  // The export has the reported offer.
  ['seeker', [SENTENCE, OFFER], [SENTENCE, OFFER]],
] as const)(
  '[LT1 OF1] %s reads %j in every query and REST response, and %j in the own export',
  async (reader, read, exported) => {
    const { responses, files } = await readAll(reader);
    expect(foundIn(responses)).toEqual(read);
    expect(foundIn(files)).toEqual(exported);
  },
  60_000,
);

it('only these fields lead to a seeker and to an offer', () => {
  expect(fieldsTo('Seeker').toSorted()).toEqual(['SeekerConnection.nodes', 'SeekerEdge.node']);
  expect(fieldsTo('SeekerConnection')).toEqual(['Query.seekers']);
  expect(fieldsTo('Seeking')).toEqual(['Viewer.seeking']);
  expect(fieldsTo('OfferConnection').toSorted()).toEqual([
    'Notice.offers',
    'Project.offers',
    'Study.offers',
    'Viewer.offers',
  ]);
});

it('neither the live notification nor the mail about the offer contains one of them', async () => {
  expect(JSON.stringify(message)).toContain('OFFER_RECEIVED');
  expect(foundIn(JSON.stringify(message))).toEqual([]);
  await app.sql(`update notification set created_at = clock_now() - interval '10 minutes'`);
  await runJob(app, 'mailNotifications');
  await untilJobsDone(app);
  const mail = smtp.mails.find(({ to }) => to?.[0]?.address === people.seeker.email);
  expect(mail?.subject).toContain('제안');
  expect(foundIn(JSON.stringify(smtp.mails))).toEqual([]);
});

it('no line of the log contains one of them', () => {
  const lines = served.log().map((line) => JSON.stringify(line));
  expect(lines.length).toBeGreaterThan(500);
  expect(foundIn(lines.join('\n'))).toEqual([]);
});

it('no property of REST has them', async () => {
  const { text: description } = await clients.visitor.rest('get', '/openapi.json');
  expect(['seekers', 'seeking', 'offers', 'offer'].filter((name) => description.includes(`"${name}":`))).toEqual([]);
});

it('a backup has them in the tables of seekers, offers and reports', async () => {
  const file = join(makeTempFolder('offer-canary'), 'backup.zip');
  await writeBackup({ databaseUrl: app.databaseUrl, pictures: app.server.services.pictures }, file);
  const archive = await openArchive(file);
  const tables: Record<string, string[]> = {};
  for (const part of archive.manifest.parts) {
    const found = foundIn(await text(await archive.open(part)));
    if (found.length > 0) tables[part.path] = found;
  }
  archive.close();
  expect(tables).toEqual({
    [pathOfTable('seeker')]: [SENTENCE],
    [pathOfTable('offer')]: [OFFER],
    [pathOfTable('report')]: [SENTENCE, OFFER],
  });
}, 120_000);
