import { PASSWORD, newSignUp } from '../../server/test-kit/clients/accounts';
import { TestClient } from '../../server/test-kit/clients/client';
import { asInput } from '../../server/test-kit/clients/graphql-inputs';
import { GQL } from '../../server/test-kit/clients/graphql-operations';
import { actUntil, openSocket } from '../../server/test-kit/clients/socket';

const SEARCH = `query ($words: String!) {
  notices(filter: { kind: STUDY, search: $words }) { nodes { title } }
}`;

/**
 * Searches that find the study: a part of a word, one syllable, initial consonants, folded Latin
 * letters.
 */
const FINDING = ['고래', '래', 'ㄱㄹ', 'école'];

interface Found {
  notices: { nodes: { title: string }[] };
}

/**
 * Uses the most important features over GraphQL, REST and a socket, and expects them to work. Adds
 * two members and a study.
 */
export async function expectServiceWorks(server: { url: string }): Promise<void> {
  const [owner, guest] = [await signUp(server.url, 'owner'), await signUp(server.url, 'guest')];
  const study = { title: '고래 관찰 École', recruitNumber: 4, content: '바다에서 함께 봐요.' };
  const created = await owner.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
    input: asInput(study),
  });
  for (const words of FINDING)
    expect([words, (await guest.data<Found>(SEARCH, { words })).notices.nodes]).toEqual([
      words,
      [{ title: study.title }],
    ]);
  expect((await guest.data<Found>(SEARCH, { words: '없는말' })).notices.nodes).toEqual([]);
  const input = { noticeId: created.createStudy.study.id, text: '저도 갈래요.' };
  const subscription = 'subscription { notificationReceived { kind } }';
  const socket = openSocket(server, { cookie: owner.sessionCookie }, subscription);
  const received = await actUntil(socket.next(), () => guest.data(GQL.comment, { input }));
  await socket.close();
  expect(received.value).toEqual({ data: { notificationReceived: { kind: 'COMMENT_ADDED' } } });
}

async function signUp(url: string, loginId: string): Promise<TestClient> {
  const client = new TestClient(url);
  expect((await client.rest('post', '/members', newSignUp({ loginId }))).status).toBe(201);
  // Uses `send`, which keeps the session's cookie for the socket.
  expect((await client.send('post', '/api/auth/login', { loginId, password: PASSWORD })).status).toBe(200);
  return client;
}
