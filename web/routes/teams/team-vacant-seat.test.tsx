import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTeam, TEAM } from '../../test/team';
import { texts } from '../../texts';

const { team: labels } = texts;

it('shows the waiting list and the notice to the owner of a team with a free seat, until dismissed', async () => {
  await showTeam({ ...TEAM, notice: { ...TEAM.notice, viewerCanReopen: true, approvableWaitlistedCount: 2 } });
  expect(await screen.findByRole('link', { name: labels.fromWaitlist(2) })).toHaveAttribute(
    'href',
    '/studyapplymember/7',
  );
  expect(screen.getByRole('link', { name: labels.toNotice })).toHaveAttribute('href', '/mystudy/7');
  await userEvent.click(screen.getByRole('button', { name: labels.goOn }));
  expect(screen.queryByText(labels.vacant)).toBeNull();
});

it('does not suggest the waiting list if nobody on it can be approved', async () => {
  await showTeam({ ...TEAM, notice: { ...TEAM.notice, approvableWaitlistedCount: 0 } });
  expect(await screen.findByRole('heading', { name: labels.board })).toBeVisible();
  expect(screen.queryByText(labels.vacant)).toBeNull();
});

it('suggests only the waiting list while the notice recruits', async () => {
  await showTeam({ ...TEAM, notice: { ...TEAM.notice, approvableWaitlistedCount: 2 } });
  expect(await screen.findByText(labels.vacantHints.waitlist)).toBeVisible();
  expect(screen.queryByRole('link', { name: labels.toNotice })).toBeNull();
});
