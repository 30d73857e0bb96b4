import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../texts';
import { type Responses, buildConnection, refuse, showPage } from '../test/showPage';

const { application: labels } = texts;

function buildApplication(id: string, nickName: string, status: string) {
  return {
    __typename: 'Application',
    id,
    status,
    role: 'BACKEND',
    text: `${nickName}의 글`,
    createdAt: '2026-11-01T00:00:00.000Z',
    decidedAt: null,
    viewerCanDecide: status === 'PENDING',
    applicant: { __typename: 'Member', id: `1${id}`, nickName, imageUrl: null },
  };
}

const FIRST_TWO = [buildApplication('21', '준호', 'PENDING'), buildApplication('22', '서연', 'REJECTED')];

function buildProject(viewerCanManage = true, approved = 0) {
  return {
    __typename: 'Project',
    id: '7',
    kind: 'PROJECT',
    title: '공강 찾기',
    recruiting: true,
    viewerCanManage,
    headcount: 2,
    approvedCount: approved,
    roles: [{ __typename: 'NoticeRole', role: 'BACKEND', headcount: 2, approved }],
    applicationCount: 2,
    applications: buildConnection('Application', FIRST_TWO),
  };
}

async function show(responses: Responses = {}, project = buildProject()) {
  return showPage('projectApplicants', '/applymember/7', {
    ApplicantsPage: () => ({ data: { notice: project } }),
    ...responses,
  });
}

async function open(nickName: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: labels.viewOf(nickName) }));
  return screen.findByRole('dialog', { name: labels.formTitle });
}

/** Presses a button, and the button of the same name in the dialog that asks. */
async function confirm(dialog: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await screen.findByText(name === labels.approve ? labels.approveQuestion : labels.rejectQuestion);
  await pressInLastDialog(name);
}

/** In tests antd gives all dialogs the same id, so that the name of the second one is not its own. */
async function pressInLastDialog(name: string): Promise<void> {
  const dialog = screen.getAllByRole('dialog').at(-1);
  if (!dialog) throw new Error('No dialog is open');
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

const approvedResponse: Responses[string] = () => ({
  data: {
    approveApplication: {
      __typename: 'ApproveApplicationPayload',
      application: { ...buildApplication('21', '준호', 'APPROVED'), notice: buildProject(true, 1) },
    },
  },
});

test('approving closes the dialog, shows a toast, and updates the status and the filled seats', async () => {
  const { sent } = await show({ ApproveApplication: approvedResponse });
  const dialog = await open('준호');
  expect(within(dialog).getByText('준호의 글')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: labels.approve }));
  expect(await screen.findByText(labels.approveQuestion)).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['ApplicantsPage']);
  await pressInLastDialog(labels.approve);
  expect(await screen.findByText(labels.approved)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.at(-1)).toEqual({ name: 'ApproveApplication', variables: { input: { id: '21' } } });
  expect(within(screen.getByRole('row', { name: /준호/ })).getByText(labels.status.APPROVED)).toBeVisible();
  expect(screen.getAllByText(texts.notice.approved(1, 2))).toHaveLength(2);
});

test('a decided application has no decision buttons', async () => {
  await show();
  const dialog = await open('서연');
  expect(within(dialog).queryByRole('button', { name: labels.approve })).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('button', { name: labels.reject })).not.toBeInTheDocument();
});

test('a refusal is shown, and the dialog stays open', async () => {
  await show({ ApproveApplication: () => refuse('ROLE_FULL', '이 역할은 자리가 다 찼어요.') });
  const dialog = await open('준호');
  await confirm(dialog, labels.approve);
  expect(await screen.findByText('이 역할은 자리가 다 찼어요.')).toBeVisible();
  expect(dialog).toBeInTheDocument();
});

test('the page is refetched when the application was decided in another tab', async () => {
  const { sent } = await show({
    RejectApplication: () => refuse('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  });
  const dialog = await open('준호');
  await confirm(dialog, labels.reject);
  await waitFor(() => expect(sent.filter(({ name }) => name === 'ApplicantsPage')).toHaveLength(2));
});

test('members who do not own the project are redirected to its public page', async () => {
  const { getPath } = await show({}, buildProject(false));
  await waitFor(() => expect(getPath()).toBe('/project/7'));
});

test('further applicants are loaded behind the first ones', async () => {
  const first = buildConnection('Application', FIRST_TWO, true);
  const second = buildConnection('Application', [buildApplication('23', '도윤', 'PENDING')]);
  const { sent } = await show({
    ApplicantsPage: ({ after }) => ({
      data: { notice: { ...buildProject(), applicationCount: 3, applications: after ? second : first } },
    }),
  });
  expect(await screen.findByText(labels.moreApplicants(2, 3), { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: labels.more }));
  expect(await screen.findByRole('row', { name: /도윤/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /준호/ })).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ id: '7', after: 'c22' });
  expect(screen.queryByRole('button', { name: labels.more })).not.toBeInTheDocument();
});
