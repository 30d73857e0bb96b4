import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConnection } from '../../test/show-page';
import { POST, showTeam, TEAM } from '../../test/team';
import { texts } from '../../texts';

const { team: labels, contact } = texts;

it("shows the team's meeting place, its members with their contacts, and the message board", async () => {
  await showTeam(TEAM);
  expect(await screen.findByRole('link', { name: labels.openLink('오픈채팅') })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  const heading = screen.getByRole('heading', { name: labels.people(2) });
  expect(heading).toBeVisible();
  expect(heading.textContent).toBe(labels.size(2));
  const phone = screen.getByRole('link', { name: contact.open('민지', contact.kind.phone) });
  expect(phone).toHaveAttribute('href', 'tel:010-1234-5678');
  expect(screen.getByText(labels.owner)).toHaveTextContent(`${labels.owner} · ${labels.since('11월 14일')}`);
  expect(screen.getByText('목요일에 만나요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.manage('준호') })).toBeNull();
});

it('leads back to the list of teams', async () => {
  await showTeam(TEAM);
  expect(await screen.findByRole('link', { name: texts.nav.teams })).toHaveAttribute('href', '/teams');
});

it('shows to the owner which members left or were removed, and why', async () => {
  const buildDeparture = (id: string, nickName: string, fields: object) => ({
    __typename: 'TeamDeparture',
    id: `7-${id}`,
    member: { __typename: 'Member', id, nickName },
    reason: null,
    departedAt: '2026-11-20T00:00:00Z',
    ...fields,
  });
  const departures = [
    buildDeparture('3', '서연', { removed: true, reason: '연락이 닿지 않아요.' }),
    buildDeparture('4', '도윤', { removed: false }),
  ];
  await showTeam({ ...TEAM, viewerCanManage: true, departures });
  const section = within(await screen.findByRole('region', { name: labels.departures(2) }));
  const [removed, left] = section.getAllByRole('listitem');
  expect(removed).toHaveTextContent(labels.departed('서연', true));
  expect(removed).toHaveTextContent('연락이 닿지 않아요.');
  expect(left).toHaveTextContent(labels.departed('도윤', false));
});

it('opens the form for a post by a button, and closes it after the post was stored', async () => {
  const added = { ...TEAM, posts: buildConnection('TeamPost', [{ ...POST, id: '6', text: '자료를 올렸어요.' }, POST]) };
  const { sent } = await showTeam(TEAM, {
    AddTeamPost: () => ({ data: { addTeamPost: { __typename: 'AddTeamPostPayload', team: added } } }),
  });
  expect(await screen.findByText('목요일에 만나요.')).toBeVisible();
  expect(screen.queryByLabelText(labels.write)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: labels.write }));
  expect(screen.getByLabelText(labels.write)).toHaveFocus();
  await userEvent.type(screen.getByLabelText(labels.write), '자료를 올렸어요.');
  await userEvent.click(screen.getByRole('button', { name: labels.submit }));
  expect(await screen.findByText('자료를 올렸어요.')).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', text: '자료를 올렸어요.' } });
  expect(screen.getByRole('button', { name: labels.write })).toHaveFocus();
});

it('shows the form for a post at once if it has a draft', async () => {
  sessionStorage.setItem('draft::teamPost:7', JSON.stringify({ text: '반가워요.' }));
  await showTeam(TEAM);
  expect(await screen.findByLabelText(labels.write)).toHaveValue('반가워요.');
  sessionStorage.clear();
});

it('shows "not found" to members outside of the team', async () => {
  await showTeam(null);
  expect(await screen.findByText(texts.common.notFoundHint)).toBeVisible();
});

it('shows the question for a response if the owner requested one', async () => {
  const { sent } = await showTeam(
    { ...TEAM, viewerAskedAt: '2026-11-20T00:00:00Z' },
    { AnswerTeam: () => ({ data: { answerTeam: { __typename: 'AnswerTeamPayload', team: TEAM } } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.answer }));
  await waitFor(() => expect(screen.queryByRole('button', { name: labels.answer })).toBeNull());
  expect(sent.at(-1)).toEqual({ name: 'AnswerTeam', variables: { input: { teamId: '7' } } });
});

it('marks the approval by the team as read when the page opens', async () => {
  const viewerApproval = { __typename: 'Notification', id: '8', read: false };
  const { sent } = await showTeam(
    { ...TEAM, viewerApproval },
    {
      MarkNotificationRead: () => ({
        data: {
          markNotificationRead: {
            __typename: 'MarkNotificationReadPayload',
            notification: { ...viewerApproval, read: true },
            group: { __typename: 'NotificationGroup', id: 'APPLICATION_APPROVED:7', unreadCount: 0 },
            viewer: { __typename: 'Viewer', id: '1', unreadNotificationCount: 0 },
          },
        },
      }),
    },
  );
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'MarkNotificationRead', variables: { input: { id: '8' } } }));
  expect(sent.filter(({ name }) => name === 'MarkNotificationRead')).toHaveLength(1);
});
