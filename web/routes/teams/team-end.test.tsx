import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTeam, TEAM } from '../../test/team';
import { texts } from '../../texts';

const { team: labels } = texts;

it('puts the final steps of a team below its members and board', async () => {
  await showTeam({ ...TEAM, viewerNextStates: ['DONE', 'DISBANDED'] });
  const board = await screen.findByText('목요일에 만나요.');
  for (const name of [labels.moves.DONE, labels.moves.DISBANDED, labels.leave]) {
    const button = screen.getByRole('button', { name });
    expect(board.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('shows the team as completed after the owner has confirmed it', async () => {
  const moved = { ...TEAM, state: 'DONE', viewerNextStates: [] };
  const { sent } = await showTeam(
    { ...TEAM, viewerNextStates: ['DONE', 'DISBANDED'] },
    { MoveTeam: () => ({ data: { moveTeam: { __typename: 'MoveTeamPayload', team: moved } } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.moves.DONE }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: labels.moves.DONE }));
  expect(await screen.findByText(labels.states.DONE)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.moves.DISBANDED })).toBeNull();
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', state: 'DONE' } });
});

it('shows members of a completed team how to show it on their profile and hide it again', async () => {
  const done = { ...TEAM, state: 'DONE', viewerShowsOnProfile: false };
  const { sent } = await showTeam(done, {
    ShowTeamOnProfile: ({ input }) => {
      const { shown } = input as { shown: boolean };
      const team = { ...done, viewerShowsOnProfile: shown, isOnViewerProfile: shown };
      return { data: { showTeamOnProfile: { __typename: 'ShowTeamOnProfilePayload', team } } };
    },
  });
  expect(await screen.findByText(labels.profileHint)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: labels.showOnProfile }));
  expect(await screen.findByText(labels.onProfile)).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', shown: true } });
  await userEvent.click(await screen.findByRole('button', { name: labels.removeFromProfile }));
  expect(await screen.findByText(labels.profileHint)).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', shown: false } });
});

it('shows that another member has to agree as well', async () => {
  await showTeam({ ...TEAM, state: 'DONE', viewerShowsOnProfile: true });
  expect(await screen.findByText(labels.waitingForAnother)).toBeVisible();
});

it('shows nothing about the profile before the team is completed', async () => {
  await showTeam({ ...TEAM, state: 'ACTIVE' });
  expect(await screen.findByText(labels.states.ACTIVE)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.showOnProfile })).toBeNull();
});
