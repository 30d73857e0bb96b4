import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMember, OWNER, showTeam, TEAM } from '../../test/team';
import { texts } from '../../texts';

const { team: labels } = texts;

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
  await showTeam({ ...OWN_TEAM, viewerInvitableRoles: ['BACKEND'], notice });
  expect(await screen.findByRole('button', { name: invitationTo('BACKEND') })).toBeVisible();
  expect(screen.queryByRole('button', { name: invitationTo('FRONTEND') })).toBeNull();
  expect(screen.queryByRole('button', { name: invitationTo('DESIGNER') })).toBeNull();
});

it('offers no new link if all free seats have one', async () => {
  const full = { viewerInvitableRoles: [], viewerInviteDenial: 'NOTICE_FULL' };
  await showTeam({ ...OWN_TEAM, invitations: [INVITATION], ...full });
  expect(await screen.findByText(labels.inviteDenial.NOTICE_FULL)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.createInvitation })).toBeNull();
});

it('[B44] shows that nobody can be invited while the notice is hidden', async () => {
  await showTeam({ ...OWN_TEAM, viewerInvitableRoles: [], viewerInviteDenial: 'NOTICE_HIDDEN' });
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
  await showTeam(OWN_TEAM, {
    CreateTeamInvitation: () => ({ data: { createTeamInvitation: created } }),
    RevokeTeamInvitation: () => ({ data: { revokeTeamInvitation: revoked } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: labels.createInvitation }));
  expect(await screen.findByLabelText(labels.invitationUrl)).toHaveValue(SHOWN_URL);
  await userEvent.click(screen.getByRole('button', { name: labels.revokeInvitation }));
  await waitFor(() => expect(screen.queryByLabelText(labels.invitationUrl)).toBeNull());
});

it('offers no invitation links after the team is completed', async () => {
  await showTeam({ ...OWN_TEAM, state: 'DONE', viewerInvitableRoles: [], viewerInviteDenial: 'TEAM_OVER' });
  expect(await screen.findByRole('heading', { name: labels.people(2) })).toBeVisible();
  expect(screen.queryByRole('region', { name: labels.invite })).toBeNull();
});

it('removes the invitation links when the owner hands the team over', async () => {
  const managed = { ...buildMember('2', '민지'), viewerCanManage: true };
  const after = { ...TEAM, members: [OWNER, buildMember('1', '준호')] };
  await showTeam(
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
  await showTeam(OWN_TEAM, {
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
