import type { TestClient } from '../../test-kit/clients/client';
import { buildMember } from '../../test-kit/factories/factories';
import { asProfileInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import { race, rest, tally } from '../../test-kit/races/races';
import type { Member } from './member.entity';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

let app: TestApp;
let member: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  member = await buildMember(app.em(), { university: '서울대학교' });
  client = await app.as(member);
});

const profileAt = (university: string, nickName = '이동') => ({ nickName, university, email: member.email });

const moveTo = (university: string) => client.rest('post', '/members/profile', profileAt(university));

/** Moves the time of the last change back. */
function age(interval: string): Promise<unknown> {
  return app.sql('update member set school_changed_at = school_changed_at - ?::interval where id = ?', [
    interval,
    member.id,
  ]);
}

describe('a change of the school [L3]', () => {
  it('is denied over both transports within a week after the last one, with the next possible time', async () => {
    expect((await moveTo('연세대학교')).status).toBe(200);
    const denial = await moveTo('고려대학교');
    expectProblem(denial, 'SCHOOL_CHANGED_RECENTLY', ['university']);
    const seconds = Number(denial.headers['retry-after']);
    expect(seconds).toBeGreaterThan(WEEK_SECONDS - 60);
    expect(seconds).toBeLessThanOrEqual(WEEK_SECONDS);
    const again = new Date(Date.now() + WEEK_SECONDS * 1_000);
    const day = again.toLocaleDateString('ko', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' });
    const { response_message: message } = denial.body as { response_message: string };
    expect(message).toMatch(/^학교는 일주일에 한 번만 바꿀 수 있어요\. .+부터 다시 바꿀 수 있어요\.$/);
    expect(message).toContain(day);
    const { errors } = await client.graphql(GQL.updateProfile, { input: asProfileInput(profileAt('고려대학교')) });
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'SCHOOL_CHANGED_RECENTLY', fields: { school: message } },
    });
  });

  it('changes nothing else if it is rejected', async () => {
    await moveTo('연세대학교');
    await client.rest('post', '/members/profile', profileAt('고려대학교', '다른 이름'));
    expect((await client.rest('get', '/members/profile')).body).toMatchObject({
      nickName: '이동',
      university: '연세대학교',
    });
  });

  it('is possible after a week and not a minute earlier', async () => {
    await moveTo('연세대학교');
    await age('6 days 23 hours 59 minutes');
    expect((await moveTo('고려대학교')).status).toBe(429);
    await age('1 minute');
    expect((await moveTo('고려대학교')).status).toBe(200);
    expect((await moveTo('서울대학교')).status).toBe(429);
  });

  it('does not include another spelling of the school, which is always possible', async () => {
    for (const university of ['서울대', ' 서울  대학교 ', 'Seoul National University', '서울대학교']) {
      expect((await moveTo(university)).status).toBe(200);
    }
    expect((await moveTo('연세대')).status).toBe(200);
    for (const university of ['연세대학교', '연세 대학교']) expect((await moveTo(university)).status).toBe(200);
    expect((await moveTo('서울대')).status).toBe(429);
  });

  it('does not include changes of the rest of the profile', async () => {
    await moveTo('연세대학교');
    const { body, status } = await client.rest('post', '/members/profile', profileAt('연세대학교', '새 이름'));
    expect([status, body]).toMatchObject([200, { nickName: '새 이름', university: '연세대학교' }]);
  });

  it('happens once if several requests arrive at the same time', async () => {
    const racers = ['연세대학교', '고려대학교', '한빛대학교', '두빛대학교'].map((university) =>
      rest(client, 'post', '/members/profile', profileAt(university)),
    );
    expect(tally(await race(...racers))).toEqual({ OK: 1, SCHOOL_CHANGED_RECENTLY: 3 });
  });
});
