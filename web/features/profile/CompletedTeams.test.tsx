import { screen } from '@testing-library/react';
import { SETTINGS_VIEWER } from '../../test/settings';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

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
  showPage('/mypage/profile#teams', {
    SettingsPage: () => ({
      data: { viewer: { ...SETTINGS_VIEWER, member: { ...SETTINGS_VIEWER.member, completedTeams } } },
    }),
  });

test('the settings list the completed teams of the viewer with links to their pages', async () => {
  await show([TEAM]);
  expect(await screen.findByRole('link', { name: '고전 읽기' })).toHaveAttribute('href', '/team/5');
  expect(screen.getByText(`${texts.notice.kind.STUDY} · ${texts.team.owner}`)).toBeVisible();
});

test('without completed teams, the settings explain how a team appears there', async () => {
  await show([]);
  expect(await screen.findByText(texts.team.noCompleted)).toBeVisible();
});
