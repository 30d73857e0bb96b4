import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Responses, buildError, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const NOTICE = { __typename: 'Study', id: '7', kind: 'STUDY', title: '고전 읽기', content: '함께 읽어요.' };
const INVITATION = {
  __typename: 'TeamInvitation',
  id: '3',
  role: null,
  notice: { ...NOTICE, owner: { __typename: 'Member', id: '2', nickName: '민지' } },
};

const TEAM = { __typename: 'Team', id: '7' };

/** Opens the page of an invitation and joins the team. */
async function join(response: Responses[string]) {
  const page = await showPage('/join#abc', {
    JoinTeamPage: () => ({ data: { teamInvitation: INVITATION } }),
    JoinTeam: response,
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.team.join }));
  return page;
}

it('leads to the page of the joined team', async () => {
  const { sent, getPath } = await join(() => ({ data: { joinTeam: { __typename: 'JoinTeamPayload', team: TEAM } } }));
  await waitFor(() => expect(getPath()).toBe('/team/7'));
  expect(sent.at(-1)).toEqual({ name: 'JoinTeam', variables: { input: { token: 'abc' } } });
  expect(await screen.findByText(texts.team.joined)).toBeVisible();
});

it('leads to the list of teams if the result of joining could not be read', async () => {
  const message = '처리는 끝났지만 결과를 불러오지 못했어요.';
  const { getPath } = await join(() => buildError('RESULT_UNAVAILABLE', message));
  await waitFor(() => expect(getPath()).toBe('/teams'));
  expect(screen.getByText(message)).toBeVisible();
});

it('shows why the link is refused, and stays', async () => {
  const { getPath } = await join(() => buildError('INVALID_INVITATION', '쓸 수 없는 초대 링크예요.'));
  expect(await screen.findByText('쓸 수 없는 초대 링크예요.')).toBeVisible();
  expect(getPath()).toBe('/join');
});

it('offers to retry if the invitation could not be read', async () => {
  let failing = true;
  await showPage('/join#abc', {
    JoinTeamPage: () =>
      failing ? buildError('UNAVAILABLE', '잠시 후 다시 시도해 주세요.') : { data: { teamInvitation: INVITATION } },
  });
  const retry = await screen.findByRole('button', { name: texts.common.retry });
  expect(screen.queryByText(texts.team.invalidInvitationHint)).toBeNull();
  failing = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: texts.team.join })).toBeVisible();
});

it('shows that a link is no longer valid', async () => {
  await showPage('/join#abc', { JoinTeamPage: () => ({ data: { teamInvitation: null } }) });
  expect(await screen.findByText(texts.team.invalidInvitation)).toBeVisible();
});
