import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_CONTACTS } from '../../stories/data/teams';
import { fill } from '../../test/fill';
import { buildMember, OWNER, showTeam, TEAM, VIEWER } from '../../test/team';
import { texts } from '../../texts';

const { team: labels, contact } = texts;

it('puts more than two contacts behind one button', async () => {
  const openChat = 'https://open.kakao.com/o/gLongAddressThatNobodyReads';
  const contacts = { ...NO_CONTACTS, openChat, phone: '010-1234-5678', email: 'minji@example.com', github: 'minji' };
  await showTeam({ ...TEAM, members: [{ ...OWNER, contacts }] });
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

it('marks members without contacts, and has a button for those of the viewer', async () => {
  await showTeam({ ...TEAM, members: [OWNER, buildMember('1', '준호'), buildMember('3', '서연')] });
  expect(await screen.findByRole('button', { name: contact.write })).toBeVisible();
  expect(screen.getAllByText(contact.none)).toHaveLength(1);
});

it("the button for the viewer's own contacts has another name once there are some", async () => {
  const shared = { ...VIEWER, contacts: { ...NO_CONTACTS, github: 'junho' } };
  await showTeam(TEAM, { TeamPage: () => ({ data: { viewer: shared, team: TEAM } }) });
  expect(await screen.findByRole('button', { name: contact.mine })).toBeVisible();
  expect(screen.queryByRole('button', { name: contact.write })).toBeNull();
});

it("the viewer's contacts are saved in a dialog, which then closes", async () => {
  const saved = { ...VIEWER, contacts: { ...NO_CONTACTS, github: 'junho' } };
  const { sent } = await showTeam(TEAM, {
    UpdateContacts: () => ({ data: { updateContacts: { __typename: 'UpdateContactsPayload', viewer: saved } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: contact.write }));
  const dialog = within(await screen.findByRole('dialog', { name: contact.title }));
  fill(dialog.getByLabelText(contact.kind.github), 'junho');
  await userEvent.click(dialog.getByRole('button', { name: contact.save }));
  expect(await screen.findByText(contact.saved)).toBeVisible();
  expect(sent.at(-1)?.variables).toMatchObject({ input: { github: 'junho', phone: '' } });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: contact.title })).toBeNull());
  expect(screen.getByRole('button', { name: contact.mine })).toBeVisible();
});

it('requires a reason to remove a member', async () => {
  const managed = { ...buildMember('1', '준호'), viewerCanManage: true };
  const { sent } = await showTeam(
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
  await waitFor(() => expect(screen.getByRole('heading', { name: labels.people(1) })).toBeVisible());
  expect(sent.at(-1)?.variables).toEqual({ input: { teamId: '7', memberId: '1', reason: '연락이 닿지 않아요.' } });
});

it('shows to owners who leave that the new owner reads the reason', async () => {
  await showTeam({ ...TEAM, viewerCanManage: true });
  await userEvent.click(await screen.findByRole('button', { name: labels.leave }));
  const dialog = within(await screen.findByRole('dialog', { name: labels.leaveQuestion }));
  expect(dialog.getByLabelText(labels.leaveAsOwnerReason)).toBeInTheDocument();
  expect(dialog.getByText(labels.leaveAsOwnerHint)).toBeInTheDocument();
});

it('requests no reason from an owner who is alone', async () => {
  const left = { __typename: 'LeaveTeamPayload', notice: null };
  const { sent, getPath } = await showTeam(
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

it.each([true, false])('offers to request a response only if the owner may: %s', async (viewerCanAsk) => {
  const managed = buildMember('1', '준호', { viewerCanManage: true, viewerCanAsk });
  await showTeam({ ...TEAM, viewerCanManage: true, members: [managed] });
  await userEvent.click(await screen.findByRole('button', { name: labels.manage('준호') }));
  await screen.findByRole('menuitem', { name: labels.handOver });
  expect(screen.queryAllByRole('menuitem', { name: labels.ask })).toHaveLength(viewerCanAsk ? 1 : 0);
});
