import { buildAccessToken, buildMember, buildStudy } from '../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../server/test-kit/app/test-app';
import { openWorkshop, type Workshop } from './workshop';

jest.setTimeout(120_000);

let app: TestApp;
let workshop: Workshop;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on' });
});

afterAll(() => app.close());

afterEach(() => workshop.close());

/** Creates settings of a program: a study of another member, among others that recruit. */
async function settings(): Promise<Record<string, string>> {
  const owner = await buildMember(app.em());
  for (let count = 0; count < 4; count += 1) await buildStudy(app.em(), { owner });
  const { id } = await buildStudy(app.em(), { owner });
  const { secret } = await buildAccessToken(app.em());
  const { secret: ownerSecret } = await buildAccessToken(app.em(), { member: owner });
  return { HANTEAM: app.url, TOKEN: secret, OWNER_TOKEN: ownerSecret, NOTICE: String(id) };
}

/** Generates a client from the OpenAPI document of the app. */
async function generateFromOpenApi(tool: string, ...args: string[]): Promise<void> {
  workshop = await openWorkshop(tool);
  const { text } = await app.visitor().agent.get('/api/openapi.json');
  await workshop.write('openapi.json', text);
  await workshop.runTool(tool, ...args);
  await workshop.checkTypes();
}

const DONE_OVER_REST = {
  isOne: true,
  title: '알고리즘 스터디',
  refused: 'PRECONDITION_FAILED',
  comment: '반가워요',
  listed: true,
};

it('[CON18] graphql-codegen and graphql-request generate a typed client that lists, comments, applies and cancels', async () => {
  workshop = await openWorkshop('graphql-request');
  const environment = await settings();
  const scalars = { DateTimeISO: 'string', Upload: 'File' };
  const config = {
    schema: { [`${app.url}/graphql`]: { headers: { Authorization: `Bearer ${environment['TOKEN']}` } } },
    documents: '*.ts',
    generates: { 'generated/': { preset: 'client', config: { scalars } } },
  };
  await workshop.write('codegen.json', JSON.stringify(config));
  await workshop.runTool('graphql-codegen', '--config', 'codegen.json');
  await workshop.checkTypes();
  const { length } = await app.sql('select from notice');
  expect(await workshop.runProgram(environment)).toEqual({
    notices: length,
    distinct: length,
    comments: 1,
    status: 'PENDING',
    again: 'ALREADY_APPLIED',
    cancelled: true,
  });
});

it('[CON18] Apollo Client and graphql-ws receive a notification over a WebSocket', async () => {
  workshop = await openWorkshop('apollo-client');
  await workshop.checkTypes();
  expect(await workshop.runProgram(await settings())).toEqual({
    kind: 'COMMENT_ADDED',
    type: 'Study',
    refused: 'VALIDATION_FAILED',
  });
});

it('[CON18] oazapfts generates a typed client from the OpenAPI document', async () => {
  await generateFromOpenApi('oazapfts', 'openapi.json', 'generated.ts');
  expect(await workshop.runProgram(await settings())).toEqual(DONE_OVER_REST);
});

it('[CON18] swagger-typescript-api generates a typed client from the OpenAPI document', async () => {
  await generateFromOpenApi(
    'swagger-typescript-api',
    'generate',
    '-p',
    'openapi.json',
    '-o',
    '.',
    '-n',
    'generated.ts',
  );
  expect(await workshop.runProgram(await settings())).toEqual(DONE_OVER_REST);
});
