import { buildMember } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { GQL } from '../../../test-kit/clients/graphql-operations';
import type { Member } from '../../members/member.entity';
import { NotificationKind } from '../notification-kinds';
import { NotificationTopic, TOPIC_NAMES, TOPICS } from '../notification-topics';
import { unsubscribeLinkOf } from '../mailing/unsubscribe-link.service';

const APPROVED = NotificationKind.APPLICATION_APPROVED;
const { APPLICATIONS, COMMENTS, TEAMS } = NotificationTopic;
const SETTINGS = '{ viewer { notificationSettings { topic label hint mail } } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

interface Setting {
  topic: NotificationTopic;
  mail: boolean;
}

/** The default setting of a topic, with Korean words. */
function settingOf(topic: NotificationTopic) {
  const { label, hint, mail } = TOPICS[topic];
  return { topic, label: label.ko, hint: hint.ko, mail };
}

async function settingsOf(member: Member): Promise<Setting[]> {
  const client = await app.as(member);
  const { viewer } = await client.data<{ viewer: { notificationSettings: Setting[] } }>(SETTINGS);
  return viewer.notificationSettings;
}

const isMailed = async (member: Member, topic = APPLICATIONS): Promise<boolean | undefined> =>
  (await settingsOf(member)).find((setting) => setting.topic === topic)?.mail;

const linkFor = ({ id }: Member, kind = APPROVED): URL =>
  new URL(unsubscribeLinkOf(app.server.services, { memberId: id, kind }));

const tokenOf = (link: URL): string => link.searchParams.get('token') ?? '';

/** Sends a mail program's request: a POST without cookies and without an Origin header. */
const post = (path: string) => app.visitor().agent.post(path).type('form').send('List-Unsubscribe=One-Click');

describe('[N6] the settings of notifications', () => {
  it('list every topic with its default until the member chooses', async () => {
    const member = await buildMember(app.em());
    const defaults = TOPIC_NAMES.map(settingOf);
    expect(await settingsOf(member)).toEqual(defaults);
    const client = await app.as(member);
    for (const mail of [true, false, true]) {
      const input = { topic: COMMENTS, mail };
      expect(await client.code(GQL.updateNotificationSetting, { input })).toBeUndefined();
      expect(await isMailed(member, COMMENTS)).toBe(mail);
    }
    const others = defaults.filter(({ topic }) => topic !== COMMENTS);
    expect(await settingsOf(member)).toEqual(expect.arrayContaining(others));
    expect(await settingsOf(await buildMember(app.em()))).toEqual(defaults);
  });

  it('turn the mails about all topics off at once, and back to the defaults', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const client = await app.as(member);
    await client.code(GQL.updateNotificationSetting, { input: { topic: COMMENTS, mail: true } });
    const change = (mail: boolean) => client.code(GQL.updateAllNotificationSettings, { input: { mail } });
    expect(await change(false)).toBeUndefined();
    expect((await settingsOf(member)).filter(({ mail }) => mail)).toEqual([]);
    expect(await isMailed(other)).toBe(true);
    await client.code(GQL.updateNotificationSetting, { input: { topic: TEAMS, mail: true } });
    expect((await settingsOf(member)).filter(({ mail }) => mail).map(({ topic }) => topic)).toEqual([TEAMS]);
    expect(await change(true)).toBeUndefined();
    expect(await settingsOf(member)).toEqual(TOPIC_NAMES.map(settingOf));
  });

  it('require a login', async () => {
    const input = { topic: APPLICATIONS, mail: false };
    expect(await app.visitor().code(GQL.updateNotificationSetting, { input })).toBe('UNAUTHENTICATED');
    const all = { input: { mail: false } };
    expect(await app.visitor().code(GQL.updateAllNotificationSettings, all)).toBe('UNAUTHENTICATED');
  });
});

describe('[N5] the link in a mail', () => {
  it('unsubscribes its member from its topic by a POST without a login, also repeatedly; a GET changes nothing', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const { pathname, search } = linkFor(member);
    const page = await app.visitor().agent.get(pathname + search);
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    expect(await isMailed(member)).toBe(true);
    for (let count = 0; count < 2; count += 1) {
      const response = await post(pathname + search);
      expect([response.status, response.headers['set-cookie']]).toEqual([200, undefined]);
    }
    expect(await isMailed(member)).toBe(false);
    expect(await isMailed(member, TEAMS)).toBe(true);
    expect(await isMailed(other)).toBe(true);
  });

  it('unsubscribes on its page as well, which shows the topic', async () => {
    const member = await buildMember(app.em());
    const input = { token: tokenOf(linkFor(member)) };
    const label = TOPICS.APPLICATIONS.label.ko;
    expect(await app.visitor().data(GQL.unsubscribe, { input })).toEqual({ unsubscribeFromMails: { label } });
    expect(await isMailed(member)).toBe(false);
  });

  it("is accepted after the member's withdrawal and does nothing", async () => {
    const member = await buildMember(app.em());
    const { pathname, search } = linkFor(member);
    await app.sql('delete from member where id = ?', [member.id]);
    expect((await post(pathname + search)).status).toBe(200);
  });

  it('is refused over both ways if the service did not sign it', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const [id = '', kind = '', signature = ''] = tokenOf(linkFor(member)).split('.');
    const forged = [
      '',
      'x',
      `${other.id}.${kind}.${signature}`,
      `${id}.${NotificationKind.TEAM_ASKED}.${signature}`,
      `${id}.NO_KIND.${signature}`,
      `0${id}.${kind}.${signature}`,
      `${id}.${kind}.${signature.slice(1)}`,
      `${id}.${kind}.${signature}.`,
      `${id}.${kind}`,
      `99999999999999999999.${kind}.${signature}`,
    ];
    for (const token of forged) {
      expect((await post(`/unsubscribe?token=${encodeURIComponent(token)}`)).status).toBe(400);
      const code = await app.visitor().code(GQL.unsubscribe, { input: { token } });
      expect(code).toBe(token === '' ? 'VALIDATION_FAILED' : 'INVALID_UNSUBSCRIBE_LINK');
    }
    expect((await post(`/unsubscribe?token=${id}&token=x`)).status).toBe(400);
    expect((await post('/unsubscribe')).status).toBe(400);
    expect([await isMailed(member), await isMailed(other)]).toEqual([true, true]);
  });
});
