import { screen } from '@testing-library/react';
import { MY_PAGE_VIEWER } from '../test/my-page';
import { showPage } from '../test/showPage';
import { texts } from '../texts';

const TEAM = {
  __typename: 'CompletedTeam',
  id: '5-1',
  teamId: '5',
  kind: 'STUDY',
  title: '고전 읽기',
  role: null,
  isOwner: true,
};

const show = (completedTeams: object[]) =>
  showPage('profile', '/mypage/profile#teams', {
    MyPage: () => ({
      data: { viewer: { ...MY_PAGE_VIEWER, member: { ...MY_PAGE_VIEWER.member, completedTeams } } },
    }),
  });

test('the settings list the completed teams on the own profile with links to their pages', async () => {
  await show([TEAM]);
  expect(await screen.findByRole('link', { name: '고전 읽기' })).toHaveAttribute('href', '/team/5');
  expect(screen.getByText(`${texts.notice.kind.STUDY} · ${texts.team.owner}`)).toBeVisible();
});

test('without completed teams, the settings explain how a team appears there', async () => {
  await show([]);
  expect(await screen.findByText(texts.team.noCompleted)).toBeVisible();
});
