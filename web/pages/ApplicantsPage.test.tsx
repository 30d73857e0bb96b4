import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../texts';
import { MEMBER, type Responses, buildConnection, refuse, showPage } from '../test/showPage';

const { application: labels } = texts;

function buildApplication(id: string, nickName: string, status: string) {
  return {
    __typename: 'Application',
    id,
    status,
    role: 'BACKEND',
    text: `${nickName}의 글`,
    departureReason: null,
    decideBy: status === 'PENDING' ? '2026-11-06' : null,
    message: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    decidedAt: null,
    viewerCanDecide: status === 'PENDING',
    viewerCanApprove: status === 'PENDING',
    viewerCanWaitlist: status === 'PENDING',
    applicant: {
      __typename: 'Member',
      id: `1${id}`,
      nickName,
      imageUrl: null,
      schoolVerified: false,
      viewerCanReport: false,
      viewerCanBlock: false,
      completedTeams: [],
    },
  };
}

const FIRST_THREE = [
  buildApplication('21', '준호', 'PENDING'),
  buildApplication('22', '서연', 'REJECTED'),
  buildApplication('23', '도윤', 'PENDING'),
];

function buildProject(viewerCanManage = true, approved = 0) {
  return {
    __typename: 'Project',
    id: '7',
    kind: 'PROJECT',
    title: '공강 찾기',
    recruiting: true,
    dDay: null,
    deadline: null,
    viewerCanManage,
    owner: MEMBER,
    shareUrl: '/project/7?s=signature',
    freeSeatCount: 2 - approved,
    seats: [{ __typename: 'SeatGroup', role: 'BACKEND', headcount: 2, approved }],
    applicationCount: 3,
    applications: buildConnection('Application', FIRST_THREE),
  };
}

async function show(responses: Responses = {}, project = buildProject()) {
  return showPage('projectApplicants', '/applymember/7', {
    ApplicantsPage: () => ({ data: { notice: project } }),
    ...responses,
  });
}

const approvedResponse: Responses[string] = () => ({
  data: {
    approveApplication: {
      __typename: 'ApproveApplicationPayload',
      application: { ...buildApplication('21', '준호', 'APPROVED'), notice: buildProject(true, 1) },
    },
  },
});

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const leavePage = (): boolean => fireEvent(window, new Event('pagehide'));
const heading = (nickName: string) => screen.findByRole('heading', { level: 2, name: nickName });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a decision is not sent while it can be undone', async () => {
  const { sent } = await show({ ApproveApplication: approvedResponse });
  expect(await screen.findByText('준호의 글')).toBeVisible();
  await press(labels.approve);
  expect(await screen.findByText(labels.decided.APPROVED('준호'))).toBeVisible();
  expect(await heading('도윤')).toBeVisible();
  await press(labels.undo);
  expect(await heading('준호')).toBeVisible();
  expect(screen.queryByText(labels.decided.APPROVED('준호'))).toBeNull();
  leavePage();
  expect(sent.map(({ name }) => name)).toEqual(['ApplicantsPage']);
});

test('[B44] applications to a hidden notice can only be rejected', async () => {
  const only = { viewerCanDecide: true, viewerCanApprove: false, viewerCanWaitlist: false };
  const nodes = FIRST_THREE.map((each) => (each.status === 'PENDING' ? { ...each, ...only } : each));
  await show({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  expect(await screen.findByText(labels.onlyReject)).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
  expect(screen.queryByRole('button', { name: labels.waitlist })).toBeNull();
  expect(screen.getByRole('button', { name: labels.reject })).toBeEnabled();
});

test('a decision is sent when the owner leaves the page, and the seats are updated', async () => {
  const { sent } = await show({ ApproveApplication: approvedResponse });
  await press(labels.approve);
  leavePage();
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'ApproveApplication', variables: { input: { id: '21' } } }));
  expect(await screen.findByText(texts.notice.freeSeats(1))).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull();
});

test('a new decision sends the previous one', async () => {
  const { sent } = await show({ ApproveApplication: approvedResponse });
  await press(labels.approve);
  await press(labels.reject);
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['ApplicantsPage', 'ApproveApplication']));
  expect(await screen.findByText(labels.decided.REJECTED('도윤'))).toBeVisible();
  expect(await screen.findByText(labels.allDecided)).toBeVisible();
});

test('a refused decision shows the error, and the application is pending again', async () => {
  await show({ ApproveApplication: () => refuse('ROLE_FULL', '이 역할은 자리가 다 찼어요.') });
  await press(labels.approve);
  expect(await heading('도윤')).toBeVisible();
  leavePage();
  expect(await screen.findByText('이 역할은 자리가 다 찼어요.')).toBeVisible();
  const list = screen.getByRole('list', { name: labels.queue });
  await waitFor(() => expect(within(list).getByRole('button', { name: /준호/ })).toBeVisible());
});

test('the page is refetched if the application was decided in another tab', async () => {
  const { sent } = await show({
    RejectApplication: () => refuse('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  });
  await press(labels.reject);
  leavePage();
  await waitFor(() => expect(sent.filter(({ name }) => name === 'ApplicantsPage')).toHaveLength(2));
});

test('a decided application is listed under its state and has no decision buttons', async () => {
  await show();
  await userEvent.click(await screen.findByText(labels.counted(labels.states.DECIDED, 1)));
  expect(await heading('서연')).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.approve })).toBeNull();
  expect(screen.queryByRole('button', { name: labels.reject })).toBeNull();
});

test('shortcuts move through the queue, decide and undo, by the physical position of the keys', async () => {
  await show();
  await heading('준호');
  await userEvent.keyboard('{ArrowDown}');
  expect(await heading('도윤')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(await heading('준호')).toBeVisible();
  // In a Korean layout the key D types ㅇ.
  fireEvent.keyDown(document.body, { key: 'ㅇ', code: 'KeyD' });
  expect(await screen.findByText(labels.decided.REJECTED('준호'))).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ' });
  expect(await heading('준호')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ㅈ', code: 'KeyW' });
  expect(await screen.findByText(labels.decided.WAITLISTED('준호'))).toBeVisible();
});

test('shortcuts do nothing while the owner types, with Ctrl, or when they are turned off', async () => {
  await show();
  await heading('준호');
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { code: 'KeyD' });
  field.remove();
  fireEvent.keyDown(document.body, { code: 'KeyD', ctrlKey: true });
  await userEvent.click(screen.getByRole('switch'));
  fireEvent.keyDown(document.body, { code: 'KeyD' });
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull();
});

test('a swipe shows the next and the previous application, and scrolling does not', async () => {
  await show();
  const card = await screen.findByText('준호의 글');
  const swipe = (element: Element, [dx, dy]: [number, number]): void => {
    fireEvent.touchStart(element, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
  };
  swipe(card, [-80, 200]);
  swipe(card, [80, 0]);
  expect(await heading('준호')).toBeVisible();
  swipe(card, [-80, 10]);
  expect(await heading('도윤')).toBeVisible();
  swipe(screen.getByText('도윤의 글'), [80, 10]);
  expect(await heading('준호')).toBeVisible();
});

test('without a free seat nobody can be approved, and the reason is shown', async () => {
  await show({}, buildProject(true, 2));
  expect(await screen.findByText(labels.noSeat(`${texts.notice.role.BACKEND} `))).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
  expect(screen.getByRole('button', { name: labels.reject })).toBeEnabled();
});

test('an approval that can still be undone already takes its seat', async () => {
  await show({}, buildProject(true, 1));
  await press(labels.approve);
  expect(await heading('도윤')).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
});

/** The letters on the seats of the drawn table: the owner first, then the seats of the role. */
const chairs = (): (string | null)[] => [...document.querySelectorAll('svg text')].map((text) => text.textContent);

test('the table shows the current applicant on a free seat, and does not change on approval', async () => {
  await show();
  await heading('준호');
  expect(chairs()).toEqual(['민', '준', '+']);
  expect(screen.getByText(texts.notice.seats(0, 2))).toBeInTheDocument();
  await press(labels.approve);
  await heading('도윤');
  expect(chairs()).toEqual(['민', '준', '도']);
  expect(screen.getByText(texts.notice.seats(1, 2))).toBeInTheDocument();
});

test('an owner without applicants can share the notice', async () => {
  const user = userEvent.setup();
  await show({}, { ...buildProject(), applicationCount: 0, applications: buildConnection('Application', []) });
  await user.click(await screen.findByRole('button', { name: texts.notice.shareThis }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/project/7?s=signature');
});

test('the owner continues to the team after the last decision, and an empty list links to pending applications', async () => {
  const [, rejected] = FIRST_THREE;
  const applications = buildConnection('Application', [
    buildApplication('21', '준호', 'APPROVED'),
    ...(rejected ? [rejected] : []),
  ]);
  await show({}, { ...buildProject(true, 1), applications });
  expect(await screen.findByRole('link', { name: texts.team.view })).toHaveAttribute('href', '/team/7');
  await userEvent.click(screen.getByText(labels.counted(labels.states.WAITLISTED, 0)));
  await press(labels.showWaiting);
  expect(await screen.findByText(labels.allDecided)).toBeVisible();
});

test('members who do not own the project are redirected to its public page', async () => {
  const { getPath } = await show({}, buildProject(false));
  await waitFor(() => expect(getPath()).toBe('/project/7'));
});

test('further applicants are appended to the list', async () => {
  const first = buildConnection('Application', FIRST_THREE, true);
  const second = buildConnection('Application', [buildApplication('24', '하은', 'PENDING')]);
  const { sent } = await show({
    ApplicantsPage: ({ after }) => ({
      data: { notice: { ...buildProject(), applicationCount: 4, applications: after ? second : first } },
    }),
  });
  expect(await screen.findByText(labels.moreApplicants(3, 4), { exact: false })).toBeVisible();
  await press(labels.more);
  expect(await screen.findByText(labels.counted(labels.states.WAITING, 3))).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ id: '7', after: 'c23' });
  expect(screen.queryByRole('button', { name: labels.more })).not.toBeInTheDocument();
});

test('the URL of an application opens the queue for the owner, and the notice page for the applicant', async () => {
  const open = (viewerCanManage: boolean) =>
    showPage('resume', '/applynote/22', {
      ResumePage: () => ({
        data: { application: { ...buildApplication('22', '서연', 'REJECTED'), notice: buildProject(viewerCanManage) } },
      }),
    });
  await open(true);
  expect(await heading('서연')).toBeVisible();
  const { getPath } = await open(false);
  await waitFor(() => expect(getPath()).toBe('/applyproject/7'));
});

test('an applicant in the queue has a link with a URL of its own', async () => {
  await show();
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/applynote/21');
});

test("a place on the waiting list is sent with the owner's message", async () => {
  const waitlisted = { ...buildApplication('21', '준호', 'WAITLISTED'), notice: buildProject() };
  const { sent } = await show({
    WaitlistApplication: () => ({
      data: { waitlistApplication: { __typename: 'WaitlistApplicationPayload', application: waitlisted } },
    }),
  });
  await press(labels.writeMessage);
  await userEvent.type(screen.getByLabelText(labels.message), '다음 주에 답할게요.');
  await press(labels.waitlist);
  expect(await screen.findByText(labels.decided.WAITLISTED('준호'))).toBeVisible();
  leavePage();
  const input = { id: '21', message: '다음 주에 답할게요.' };
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'WaitlistApplication', variables: { input } }));
});

test("the owner's message to an applicant stays on the page until it is sent", async () => {
  const rejected = { ...buildApplication('21', '준호', 'REJECTED'), notice: buildProject() };
  const responses: Responses = {
    RejectApplication: () => ({
      data: { rejectApplication: { __typename: 'RejectApplicationPayload', application: rejected } },
    }),
  };
  await show(responses);
  await press(labels.writeMessage);
  await userEvent.type(screen.getByLabelText(labels.message), '다음에 함께해요.');
  cleanup();
  await show(responses);
  expect(await screen.findByLabelText(labels.message)).toHaveValue('다음에 함께해요.');
  await press(labels.reject);
  leavePage();
  await waitFor(() => expect(screen.queryByRole('button', { name: labels.undo })).toBeNull());
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('다음에 함께해요.'));
});

test("the owner's message to several applicants stays after closing the dialog, until it is sent", async () => {
  const waitlisted = { ...buildApplication('21', '준호', 'WAITLISTED'), notice: buildProject() };
  const results = [{ __typename: 'DecisionResult', applicationId: '21', message: null, application: waitlisted }];
  await show({
    DecideApplications: () => ({
      data: { decideApplications: { __typename: 'DecideApplicationsPayload', results } },
    }),
  });
  await press(labels.selectMany);
  await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(labels.message), '곧 답할게요.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(labels.message)).toHaveValue('곧 답할게요.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '준호' }));
  await userEvent.click(dialog.getByRole('button', { name: labels.waitlist }));
  expect(await dialog.findByText(labels.status.WAITLISTED)).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('곧 답할게요.');
});

test('several applications are decided at once, and each result is shown', async () => {
  const decided = { ...buildApplication('21', '준호', 'REJECTED'), notice: buildProject() };
  const { sent } = await show({
    DecideApplications: () => ({
      data: {
        decideApplications: {
          __typename: 'DecideApplicationsPayload',
          results: [
            { __typename: 'DecisionResult', applicationId: '21', message: null, application: decided },
            { __typename: 'DecisionResult', applicationId: '23', message: '이미 답한 지원이에요.', application: null },
          ],
        },
      },
    }),
  });
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: labels.selectAll }));
  await userEvent.click(dialog.getByRole('button', { name: labels.reject }));
  expect(sent.some(({ name }) => name === 'DecideApplications')).toBe(false);
  const question = await screen.findByText(labels.rejectSelected(2));
  const confirmation = within(question.closest('[role="dialog"]') as HTMLElement);
  await userEvent.click(confirmation.getByRole('button', { name: labels.reject, hidden: true }));
  expect(await dialog.findByText('이미 답한 지원이에요.')).toBeVisible();
  expect(dialog.getByText(labels.status.REJECTED)).toBeVisible();
  const input = { ids: ['21', '23'], decision: 'REJECTED', message: '' };
  expect(sent.at(-1)).toEqual({ name: 'DecideApplications', variables: { input } });
});

test('a bulk decision shows the texts, and allows no more approvals than free seats', async () => {
  await show({}, buildProject(true, 1));
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('준호의 글')).toBeVisible());
  const free = labels.seatsToGive([texts.notice.seatsLeft(texts.notice.role.BACKEND, 1)]);
  expect(dialog.getByText(free)).toBeVisible();
  const approve = dialog.getByRole('button', { name: labels.approve });
  await userEvent.click(dialog.getByRole('checkbox', { name: '준호' }));
  expect(approve).toBeEnabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '도윤' }));
  expect(approve).toBeDisabled();
  expect(dialog.getByText(labels.tooManySelected(free))).toBeVisible();
  expect(dialog.getByRole('button', { name: labels.waitlist })).toBeEnabled();
});

test('the message field shows that an approval does not send the message', async () => {
  await show();
  await press(labels.writeMessage);
  expect(screen.getByLabelText(labels.message)).toHaveAccessibleDescription(labels.messageHint);
});

test('the completed teams of an applicant are shown with their role', async () => {
  const application = buildApplication('21', '준호', 'PENDING');
  const team = {
    __typename: 'CompletedTeam',
    id: '5-121',
    teamId: '5',
    kind: 'PROJECT',
    title: '교내 해커톤',
    role: 'DESIGNER',
    isOwner: false,
  };
  const shown = { ...application, applicant: { ...application.applicant, completedTeams: [team] } };
  const project = { ...buildProject(), applications: buildConnection('Application', [shown]) };
  await show({ ApplicantsPage: () => ({ data: { notice: project } }) });
  const teams = within(await screen.findByRole('region', { name: texts.team.completed }));
  expect(teams.getByText('교내 해커톤')).toBeVisible();
  expect(teams.getByText(`${texts.notice.kind.PROJECT} · ${texts.notice.role.DESIGNER}`)).toBeVisible();
});
