import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { buildApplication, buildSeeker, buildStudy, buildVerified } from '../../test-kit/factories/factories';
import { notificationKindsOf } from '../../test-kit/races/races';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';

let app: TestApp;
let seeker: Member;
let ofOwner: TestClient;
let ofSeeker: TestClient;
let notice: Notice;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  const owner = await buildVerified(app.em());
  ({ member: seeker } = await buildSeeker(app.em()));
  ofOwner = await app.as(owner);
  ofSeeker = await app.as(seeker);
  notice = await buildStudy(app.em(), { owner, recruitNumber: 10 });
});

describe('a member who gets a team', () => {
  it.each(['an approval', 'an invitation'])('[LT3] no longer looks for one after %s, and is notified', async (way) => {
    if (way === 'an approval') {
      const { id } = await buildApplication(app.em(), { notice, applicant: seeker });
      await ofOwner.data(GQL.approve, { id });
    } else {
      const { createTeamInvitation } = await ofOwner.data<{
        createTeamInvitation: { url: string };
      }>(`mutation ($id: ID!) { createTeamInvitation(input: { teamId: $id }) { url } }`, { id: notice.id });
      await ofSeeker.data(GQL.joinTeam, { token: createTeamInvitation.url.split('#')[1] });
    }
    const { viewer } = await ofSeeker.data<{
      viewer: { seeking: null; notifications: { nodes: object[] } };
    }>('{ viewer { seeking { until } notifications { nodes { kind isFromService noticeTitle } } } }');
    expect(viewer.seeking).toBeNull();
    expect(viewer.notifications.nodes).toContainEqual({
      kind: 'SEEKING_ENDED',
      isFromService: true,
      noticeTitle: notice.title,
    });
    expect(await app.sql('select 1 from seeker where member_id = ?', [seeker.id])).toEqual([]);
  });

  it.each(['rejectApplication', 'waitlistApplication'])('still looks for one after %s', async (mutation) => {
    const { id } = await buildApplication(app.em(), { notice, applicant: seeker });
    await ofOwner.data(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { application { id } } }`, { id });
    expect(await app.sql('select 1 from seeker where member_id = ?', [seeker.id])).toHaveLength(1);
    expect(await notificationKindsOf(app, seeker.id)).not.toContain('SEEKING_ENDED');
  });

  it('gets no notification without looking for one', async () => {
    const member = await buildVerified(app.em());
    const { id } = await buildApplication(app.em(), { notice, applicant: member });
    await ofOwner.data(GQL.approve, { id });
    expect(await notificationKindsOf(app, member.id)).toEqual(['APPLICATION_APPROVED']);
  });
});
