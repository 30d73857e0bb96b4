import type { TestClient } from '../../../test-kit/clients/client';
import { buildMember } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import { graphqlVerdict } from '../../../test-kit/clients/outcomes';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

const NOTHING = { openChat: null, email: null, phone: null, github: null, discord: null };

describe('contacts', () => {
  const save = (input: object) => graphqlVerdict(client, GQL.updateContacts, { input });

  it('are stored in one form, and replaced as a whole', async () => {
    const read = () => client.data(`{ viewer { contacts { openChat email phone github discord } } }`);
    expect(await read()).toEqual({ viewer: { contacts: NOTHING } });
    const input = { openChat: ' https://open.kakao.com/o/abc ', email: 'me@example.com', phone: '01012345678' };
    const contacts = {
      openChat: input.openChat.trim(),
      email: input.email,
      phone: '010-1234-5678',
      github: null,
      discord: null,
    };
    expect(await client.data(GQL.updateContacts, { input })).toEqual({ updateContacts: { viewer: { contacts } } });
    await client.data(GQL.updateContacts, { input: { github: 'han-team', discord: '' } });
    expect(await read()).toEqual({ viewer: { contacts: { ...NOTHING, github: 'han-team' } } });
  });

  it.each([
    ['openChat', 'https://discord.gg/abc'],
    ['openChat', 'open.kakao.com/o/abc'],
    ['email', 'nobody'],
    ['phone', '12345'],
    ['phone', '010-1234-567a'],
    ['github', '-team'],
    ['github', 'han/team'],
    ['discord', '한팀'],
    ['discord', '<b>'],
  ])('are refused in another format: %s %s', async (field, value) => {
    expect(await save({ [field]: value })).toEqual({ code: 'VALIDATION_FAILED', fields: [field] });
  });
});
