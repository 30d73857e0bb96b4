import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Responses, buildConnection, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { team: labels, contact } = texts;

const NOTHING = { __typename: 'Contacts', openChat: null, email: null, phone: null, github: null, discord: null };

function buildMember(id: string, nickName: string, fields: object = {}) {
  const member = { __typename: 'Member', id, nickName, imageUrl: null, schoolVerified: false, profile: null };
  const place = {
    role: null,
    isOwner: false,
    since: '2026-11-14T03:00:00Z',
    askedAt: null,
    unanswered: false,
    viewerCanAsk: false,
  };
  return {
    __typename: 'TeamMember',
    id: `7-${id}`,
    member,
    ...place,
    viewerCanManage: false,
    contacts: NOTHING,
    ...fields,
  };
}

const SEATS = { freeSeatCount: 2, viewerCanReopen: false, approvableWaitlistedCount: null };
const VIEWER = { __typename: 'Viewer', id: '1', contacts: NOTHING };
const OWNER = buildMember('2', '민지', { isOwner: true, contacts: { ...NOTHING, phone: '010-1234-5678' } });
const POST = {
  __typename: 'TeamPost',
  id: '5',
  text: '목요일에 만나요.',
  createdAt: '2026-11-20T00:00:00Z',
  viewerCanDelete: false,
  author: OWNER.member,
};
const TEAM = {
  __typename: 'Team',
  id: '7',
  link: 'https://open.kakao.com/o/team',
  viewerCanManage: false,
  viewerCanLeave: true,
  state: 'ACTIVE',
  viewerNextStates: [],
  invitations: null,
  departures: null,
  viewerInvitableRoles: [],
  viewerInviteDenial: 'FORBIDDEN',
  viewerAskedAt: null,
  viewerApproval: null,
  viewerShowsOnProfile: null,
  isOnViewerProfile: false,
  viewerSharesFreeTime: false,
  freeTime: null,
  nextMeeting: null,
  viewerCanSetMeeting: false,
  notice: {
    __typename: 'Study',
    id: '7',
    kind: 'STUDY',
    title: '고전 읽기',
    recruiting: true,
    ...SEATS,
  },
  members: [OWNER, buildMember('1', '준호')],
  pinnedPost: null,
  posts: buildConnection('TeamPost', [POST]),
};

const show = (team: object | null, responses: Responses = {}) =>
  showPage('/team/7', { TeamPage: () => ({ data: { viewer: VIEWER, team } }), ...responses });

it("shows the team's meeting place, its members with their contacts, and the message board", async () => {
  await show(TEAM);
  expect(await screen.findByRole('link', { name: labels.openLink('오픈채팅') })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.getByRole('heading', { name: labels.members(2) })).toBeVisible();
  const phone = screen.getByRole('link', { name: contact.open('민지', contact.kind.phone) });
  expect(phone).toHaveAttribute('href', 'tel:010-1234-5678');
  expect(screen.getByText(labels.since(labels.owner, '11월 14일'))).toBeVisible();
  expect(screen.getByText('목요일에 만나요.')).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.manage('준호') })).toBeNull();
});

it('puts more than two contacts behind one button', async () => {
  const openChat = 'https://open.kakao.com/o/gLongAddressThatNobodyReads';
  const contacts = { ...NOTHING, openChat, phone: '010-1234-5678', email: 'minji@example.com', github: 'minji' };
  await show({ ...TEAM, members: [{ ...OWNER, contacts }] });
  expect(await screen.findByRole('button', { name: contact.of('민지') })).toBeVisible();
  expect(screen.queryByRole('link', { name: contact.open('민지', contact.kind.phone) })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: contact.of('민지') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: `${contact.open('민지', contact.kind.github)} minji` })).toHaveAttribute(
    'href',
    'https://github.com/minji',
  );
  expect(dialog.getByRole('link', { name: new RegExp(`${contact.openChat}$`) })).toHaveAttribute('href', openChat);
  expect(dialog.queryByText(openChat)).toBeNull();
});

it('names members without contacts, and asks the viewer for theirs', async () => {
  await show({ ...TEAM, members: [OWNER, buildMember('1', '준호'), buildMember('3', '서연')] });
  expect(await screen.findByRole('button', { name: contact.write })).toBeVisible();
  expect(screen.getAllByText(contact.none)).toHaveLength(1);
});

it("the button for the viewer's own contacts has another name once there are some", async () => {
  const shared = { ...VIEWER, contacts: { ...NOTHING, github: 'junho' } };
  await show(TEAM, { TeamPage: () => ({ data: { viewer: shared, team: TEAM } }) });
  expect(await screen.findByRole('button', { name: contact.mine })).toBeVisible();
  expect(screen.queryByRole('button', { name: contact.write })).toBeNull();
});

it('leads back to the list of teams', async () => {
  await show(TEAM);
  expect(await screen.findByRole('link', { name: texts.nav.teams })).toHaveAttribute('href', '/teams');
});

it('puts the final steps of a team below its members and board', async () => {
  await show({ ...TEAM, viewerNextStates: ['DONE', 'DISBANDED'] });
  const board = await screen.findByText('목요일에 만나요.');
  for (const name of [labels.moves.DONE, labels.moves.DISBANDED, labels.leave]) {
    const button = screen.getByRole('button', { name });
    expect(board.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('shows the owner who left or was removed, and why', async () => {
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
  await show({ ...TEAM, viewerCanManage: true, departures });
  const section = within(await screen.findByRole('region', { name: labels.departures(2) }));
  const [removed, left] = section.getAllByRole('listitem');
  expect(removed).toHaveTextContent(labels.departed('서연', true));
  expect(removed).toHaveTextContent('연락이 닿지 않아요.');
  expect(left).toHaveTextContent(labels.departed('도윤', false));
});

it('opens the form for a post by a button, and closes it after the post was stored', async () => {
  const added = { ...TEAM, posts: buildConnection('TeamPost', [{ ...POST, id: '6', text: '자료를 올렸어요.' }, POST]) };
  const { sent } = await show(TEAM, {
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
  await show(TEAM);
  expect(await screen.findByLabelText(labels.write)).toHaveValue('반가워요.');
  sessionStorage.clear();
});

it('shows "not found" to members outside of the team', async () => {
  await show(null);
  expect(await screen.findByText(texts.common.notFoundHint)).toBeVisible();
});

it('requires a reason to remove a member', async () => {
  const managed = { ...buildMember('1', '준호'), viewerCanManage: true };
  const { sent } = await show(
    { ...TEAM, viewerCanManage: true, members: [managed] },
    {
      RemoveTeamMember: () => ({
        data: {
          removeTeamMember: { __typename: 'RemoveTeamMemberPayload', team: { ...TEAM, members: [OWNER] } },
        },
      }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.manage('준호') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: labels.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: labels.remove }));
  expect(await dialog.findByText(texts.input.required(labels.removeReason))).toBeVisible();
  await userEvent.type(dialog.getByLabelText(labels.removeReason), '연락이 닿지 않아요.');
  await userEvent.click(dialog.getByRole('button', { name: labels.remove }));
  await waitFor(() => expect(screen.getByRole('heading', { name: labels.members(1) })).toBeVisible());
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', memberId: '1', reason: '연락이 닿지 않아요.' } });
});

it('tells owners who leave that the new owner reads the reason', async () => {
  await show({ ...TEAM, viewerCanManage: true });
  await userEvent.click(await screen.findByRole('button', { name: labels.leave }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.leaveQuestion }));
  expect(dialog.getByLabelText(labels.leaveAsOwnerReason)).toBeInTheDocument();
  expect(dialog.getByText(labels.leaveAsOwnerHint)).toBeInTheDocument();
});

it('requests no reason from an owner who is alone', async () => {
  const left = { __typename: 'LeaveTeamPayload', notice: null };
  const { sent, getPath } = await show(
    { ...TEAM, viewerCanManage: true, members: [OWNER] },
    { LeaveTeam: () => ({ data: { leaveTeam: left } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.leave }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.leaveQuestion }));
  expect(dialog.getByText(labels.leaveAloneHint)).toBeInTheDocument();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: labels.leave }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(sent.find(({ name }) => name === 'LeaveTeam')?.variables).toEqual({ input: { teamId: '7' } });
});

it('shows the question for a response if the owner requested one', async () => {
  const { sent } = await show(
    { ...TEAM, viewerAskedAt: '2026-11-20T00:00:00Z' },
    { AnswerTeam: () => ({ data: { answerTeam: { __typename: 'AnswerTeamPayload', team: TEAM } } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.answer }));
  await waitFor(() => expect(screen.queryByRole('button', { name: labels.answer })).toBeNull());
  expect(sent.at(-1)).toEqual({ name: 'AnswerTeam', variables: { input: { teamId: '7' } } });
});

it('shows the team as completed after the owner has confirmed it', async () => {
  const moved = { ...TEAM, state: 'DONE', viewerNextStates: [] };
  const { sent } = await show(
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

it('shows the waiting list and the notice to the owner of a team with a free seat, until dismissed', async () => {
  await show({ ...TEAM, notice: { ...TEAM.notice, viewerCanReopen: true, approvableWaitlistedCount: 2 } });
  expect(await screen.findByRole('link', { name: labels.fromWaitlist(2) })).toHaveAttribute(
    'href',
    '/studyapplymember/7',
  );
  expect(screen.getByRole('link', { name: labels.toNotice })).toHaveAttribute('href', '/mystudy/7');
  await userEvent.click(screen.getByRole('button', { name: labels.goOn }));
  expect(screen.queryByText(labels.vacant)).toBeNull();
});

it('shows members of a completed team how to show it on their profile and hide it again', async () => {
  const done = { ...TEAM, state: 'DONE', viewerShowsOnProfile: false };
  const { sent } = await show(done, {
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
  await show({ ...TEAM, state: 'DONE', viewerShowsOnProfile: true });
  expect(await screen.findByText(labels.waitingForAnother)).toBeVisible();
});

it('shows nothing about the profile before the team is completed', async () => {
  await show({ ...TEAM, state: 'ACTIVE' });
  expect(await screen.findByText(labels.states.ACTIVE)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.showOnProfile })).toBeNull();
});

const OWN_TEAM = {
  ...TEAM,
  viewerCanManage: true,
  invitations: [],
  viewerInvitableRoles: [null],
  viewerInviteDenial: null,
};
/** The URL by a server that has no PUBLIC_URL, and on the host of this page. */
const INVITATION_URL = 'http://server.example:4100/join#token';
const SHOWN_URL = `${window.location.origin}/join#token`;
const INVITATION = { __typename: 'TeamInvitation', id: '3', role: null, expiresAt: '2026-11-27T00:00:00Z' };
const invitationTo = (role: 'FRONTEND' | 'BACKEND' | 'DESIGNER') => labels.createInvitationFor(texts.notice.role[role]);

it('offers invitation links for the roles that the server returns', async () => {
  const notice = { ...TEAM.notice, __typename: 'Project', kind: 'PROJECT', roles: [] };
  await show({ ...OWN_TEAM, viewerInvitableRoles: ['BACKEND'], notice });
  expect(await screen.findByRole('button', { name: invitationTo('BACKEND') })).toBeVisible();
  expect(screen.queryByRole('button', { name: invitationTo('FRONTEND') })).toBeNull();
  expect(screen.queryByRole('button', { name: invitationTo('DESIGNER') })).toBeNull();
});

it('offers no new link if all free seats have one', async () => {
  const full = { viewerInvitableRoles: [], viewerInviteDenial: 'NOTICE_FULL' };
  await show({ ...OWN_TEAM, invitations: [INVITATION], ...full });
  expect(await screen.findByText(labels.inviteDenial.NOTICE_FULL)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.createInvitation })).toBeNull();
});

it('[B44] shows that nobody can be invited while the notice is hidden', async () => {
  await show({ ...OWN_TEAM, viewerInvitableRoles: [], viewerInviteDenial: 'NOTICE_HIDDEN' });
  expect(await screen.findByText(labels.inviteDenial.NOTICE_HIDDEN)).toBeVisible();
  expect(screen.queryByText(labels.inviteDenial.NOTICE_FULL)).toBeNull();
});

it('shows the URL of a new link until the link is revoked', async () => {
  const invited = { ...OWN_TEAM, invitations: [INVITATION] };
  const created = {
    __typename: 'CreateTeamInvitationPayload',
    url: INVITATION_URL,
    invitationId: INVITATION.id,
    team: invited,
  };
  const revoked = { __typename: 'RevokeTeamInvitationPayload', team: OWN_TEAM };
  await show(OWN_TEAM, {
    CreateTeamInvitation: () => ({ data: { createTeamInvitation: created } }),
    RevokeTeamInvitation: () => ({ data: { revokeTeamInvitation: revoked } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: labels.createInvitation }));
  expect(await screen.findByLabelText(labels.invitationUrl)).toHaveValue(SHOWN_URL);
  await userEvent.click(screen.getByRole('button', { name: labels.revokeInvitation }));
  await waitFor(() => expect(screen.queryByLabelText(labels.invitationUrl)).toBeNull());
});

it('offers no invitation links after the team is completed', async () => {
  await show({ ...OWN_TEAM, state: 'DONE', viewerInvitableRoles: [], viewerInviteDenial: 'TEAM_OVER' });
  expect(await screen.findByRole('heading', { name: labels.members(2) })).toBeVisible();
  expect(screen.queryByRole('region', { name: labels.invite })).toBeNull();
});

it('removes the invitation links when the owner hands the team over', async () => {
  const managed = { ...buildMember('2', '민지'), viewerCanManage: true };
  const after = { ...TEAM, members: [OWNER, buildMember('1', '준호')] };
  await show(
    { ...OWN_TEAM, members: [buildMember('1', '준호', { isOwner: true }), managed] },
    { HandOverTeam: () => ({ data: { handOverTeam: { __typename: 'HandOverTeamPayload', team: after } } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: labels.manage('민지') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: labels.handOver }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: labels.handOver }));
  await waitFor(() => expect(screen.queryByRole('region', { name: labels.invite })).toBeNull());
});

it('shows the link if the browser does not allow copying it', async () => {
  const invited = { ...OWN_TEAM, invitations: [INVITATION] };
  await show(OWN_TEAM, {
    CreateTeamInvitation: () => ({
      data: {
        createTeamInvitation: {
          __typename: 'CreateTeamInvitationPayload',
          url: INVITATION_URL,
          invitationId: '3',
          team: invited,
        },
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: labels.createInvitation }));
  await screen.findByLabelText(labels.invitationUrl);
  await userEvent.click(screen.getByRole('button', { name: labels.copyInvitation }));
  expect(await screen.findByText(texts.notice.linkToCopy(SHOWN_URL))).toBeVisible();
});

it('does not suggest the waiting list if nobody on it can be approved', async () => {
  await show({ ...TEAM, notice: { ...TEAM.notice, approvableWaitlistedCount: 0 } });
  expect(await screen.findByRole('heading', { name: labels.board })).toBeVisible();
  expect(screen.queryByText(labels.vacant)).toBeNull();
});

it('suggests only the waiting list while the notice recruits', async () => {
  await show({ ...TEAM, notice: { ...TEAM.notice, approvableWaitlistedCount: 2 } });
  expect(await screen.findByText(labels.vacantHints.waitlist)).toBeVisible();
  expect(screen.queryByRole('link', { name: labels.toNotice })).toBeNull();
});

it.each([true, false])('offers to request a response only if the owner may: %s', async (viewerCanAsk) => {
  const managed = buildMember('1', '준호', { viewerCanManage: true, viewerCanAsk });
  await show({ ...TEAM, viewerCanManage: true, members: [managed] });
  await userEvent.click(await screen.findByRole('button', { name: labels.manage('준호') }));
  await screen.findByRole('menuitem', { name: labels.handOver });
  expect(screen.queryAllByRole('menuitem', { name: labels.ask })).toHaveLength(viewerCanAsk ? 1 : 0);
});

it('marks the approval by the team as read when the page opens', async () => {
  const viewerApproval = { __typename: 'Notification', id: '8', read: false };
  const { sent } = await show(
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
