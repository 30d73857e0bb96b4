import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHARED_PROFILE } from '../../stories/data/profiles';
import { texts } from '../../texts';
import { buildApplication, buildProject, FIRST_THREE, showApplicants as show } from '../../test/applicants';
import { buildConnection, buildError, type Responses, showPage } from '../../test/show-page';

const { application: labels } = texts;

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
/** Chooses an option in the menu of a filter. */
async function filterBy(filter: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${filter}: `) }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
}

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

test.each(['NOTICE_HIDDEN', 'TEAM_OVER'] as const)('[B44] shows the reason against an approval: %s', async (denial) => {
  const only = {
    viewerCanDecide: true,
    viewerCanApprove: false,
    viewerCanWaitlist: false,
    viewerApproveDenial: denial,
  };
  const nodes = FIRST_THREE.map((each) => (each.status === 'PENDING' ? { ...each, ...only } : each));
  await show({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  expect(await screen.findByText(labels.approveDenial[denial])).toBeVisible();
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
  await show({ ApproveApplication: () => buildError('ROLE_FULL', '이 역할은 자리가 다 찼어요.') });
  await press(labels.approve);
  expect(await heading('도윤')).toBeVisible();
  leavePage();
  expect(await screen.findByText('이 역할은 자리가 다 찼어요.')).toBeVisible();
  const list = screen.getByRole('list', { name: labels.queue });
  await waitFor(() => expect(within(list).getByRole('button', { name: /준호/ })).toBeVisible());
});

test('the page is refetched if the application was decided in another tab', async () => {
  const { sent } = await show({
    RejectApplication: () => buildError('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  });
  await press(labels.reject);
  leavePage();
  await waitFor(() => expect(sent.filter(({ name }) => name === 'ApplicantsPage')).toHaveLength(2));
});

test('a decided application is listed under its state and has no decision buttons', async () => {
  await show();
  await filterBy(labels.stateFilter, labels.counted(labels.states.DECIDED, 1));
  expect(await heading('서연')).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.approve })).toBeNull();
  expect(screen.queryByRole('button', { name: labels.reject })).toBeNull();
});

test('applications are filtered by role in a menu, which shows the selected role', async () => {
  const designer = { ...buildApplication('24', '하은', 'PENDING'), role: 'DESIGNER' };
  const applications = buildConnection('Application', [...FIRST_THREE, designer]);
  await show({}, { ...buildProject(), applications });
  expect(await heading('준호')).toBeVisible();
  const option = labels.counted(texts.notice.shortRole.DESIGNER, 1);
  await filterBy(labels.role, option);
  expect(await heading('하은')).toBeVisible();
  expect(screen.getByRole('button', { name: labels.filteredBy(labels.role, option) })).toHaveTextContent(option);
  expect(screen.getByText(labels.position(1, 1))).toBeVisible();
});

test('the page starts with the title of the notice, and a menu closes it', async () => {
  const { sent } = await show({
    CloseNotice: () => ({ data: { closeNotice: { __typename: 'CloseNoticePayload', notice: null } } }),
  });
  const title = await screen.findByRole('heading', { level: 1, name: `${labels.applicantsOf}공강 찾기` });
  expect(within(title).getByRole('link', { name: '공강 찾기' })).toHaveAttribute('href', '/myproject/7');
  await press(labels.queueMenu);
  expect(await screen.findByRole('menuitem', { name: labels.selectMany })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: texts.notice.close }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.notice.closeQuestion }));
  await userEvent.click(dialog.getByRole('button', { name: texts.notice.close }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'CloseNotice', variables: { input: { id: '7' } } }));
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
  expect(await screen.findByText(labels.noSeat(texts.notice.role.BACKEND))).toBeVisible();
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
const drawnSeats = (): (string | null)[] => [...document.querySelectorAll('svg text')].map((text) => text.textContent);

test('the table shows the current applicant on a free seat, and does not change on approval', async () => {
  await show();
  await heading('준호');
  expect(drawnSeats()).toEqual(['민', '준', '+']);
  expect(screen.getByText(texts.notice.seats(0, 2))).toBeInTheDocument();
  await press(labels.approve);
  await heading('도윤');
  expect(drawnSeats()).toEqual(['민', '준', '도']);
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
  await filterBy(labels.stateFilter, labels.counted(labels.states.WAITLISTED, 0));
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
  expect(await screen.findByText(labels.counted(labels.states.PENDING, 3))).toBeVisible();
  expect(sent.at(-1)?.variables).toEqual({ id: '7', after: 'c23' });
  expect(screen.queryByRole('button', { name: labels.more })).not.toBeInTheDocument();
});

test('the URL of an application opens the queue for the owner, and the notice page for the applicant', async () => {
  const open = (viewerCanManage: boolean) =>
    showPage('/applynote/22', {
      ApplicationPage: () => ({
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

test('shows the answers of an application, or that there are none', async () => {
  const questions = [{ __typename: 'NoticeQuestion', id: '1', text: '왜 하고 싶나요?' }];
  const [question] = questions.map(({ text }) => text);
  const answers = [{ __typename: 'ApplicationAnswer', id: '21-1', question, text: '재미있어 보여요' }];
  const nodes = [
    { ...buildApplication('21', '준호', 'PENDING'), text: '', answers },
    buildApplication('22', '서연', 'PENDING'),
  ];
  await show({}, { ...buildProject(), questions, applications: buildConnection('Application', nodes) });
  expect(await screen.findByText('재미있어 보여요')).toBeVisible();
  expect(screen.getByText('왜 하고 싶나요?')).toBeVisible();
  expect(screen.queryByText(labels.noText)).toBeNull();
  await press(labels.nextApplicant);
  expect(await screen.findByText(labels.notAnswered)).toBeVisible();
  expect(screen.getByText('왜 하고 싶나요?')).toBeVisible();
  expect(screen.getByText('서연의 글')).toBeVisible();
});

test('marks the tags of a profile that the notice has too', async () => {
  const tags = ['react', 'go'].map((id) => ({ __typename: 'Tag', id }));
  const nodes = [{ ...buildApplication('21', '준호', 'PENDING'), profile: SHARED_PROFILE }];
  await show({}, { ...buildProject(), tags, applications: buildConnection('Application', nodes) });
  const { section, tags: name, sameTags } = texts.teamProfile;
  const profile = within(await screen.findByRole('region', { name: section }));
  const shown = within(profile.getByRole('list', { name })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([`React (${sameTags})`, 'TypeScript', 'Figma']);
  expect(profile.getByText(`✓ ${sameTags}`)).toBeVisible();
});

test('explains no mark if the notice has other tags', async () => {
  const nodes = [{ ...buildApplication('21', '준호', 'PENDING'), profile: SHARED_PROFILE }];
  await show({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  await screen.findByText('Figma');
  expect(screen.queryByText(`✓ ${texts.teamProfile.sameTags}`)).toBeNull();
});
