import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { buildMember } from '../test-kit/factories/factories';
import { refuseAddresses } from './refuse-addresses';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

it('[A48] stops the mails to reported addresses, regardless of case, and counts the members', async () => {
  const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
  expect(await refuseAddresses(app.databaseUrl, [member.email.toUpperCase(), 'nobody@example.com'])).toBe(1);
  const stateOf = async (viewer: typeof member): Promise<unknown> =>
    (await app.as(viewer)).data('{ viewer { emailState } }');
  expect(await stateOf(member)).toEqual({ viewer: { emailState: 'REFUSED' } });
  expect(await stateOf(other)).toEqual({ viewer: { emailState: 'CONFIRMED' } });
  expect(await refuseAddresses(app.databaseUrl, [member.email])).toBe(0);
});
