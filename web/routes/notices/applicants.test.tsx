import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FIRST_THREE,
  buildApplication,
  buildProject,
  filterBy,
  findHeading,
  showApplicants,
} from '../../test/applicants';
import { press } from '../../test/press';
import { buildConnection, buildError, type Responses } from '../../test/show-page';
import { texts } from '../../texts';

const { application: labels } = texts;

const approvedResponse: Responses[string] = () => ({
  data: {
    approveApplication: {
      __typename: 'ApproveApplicationPayload',
      application: { ...buildApplication('21', '준호', 'APPROVED'), notice: buildProject(true, 1) },
    },
  },
});

const leavePage = (): boolean => fireEvent(window, new Event('pagehide'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a decision is not sent while it can be undone', async () => {
  const { sent } = await showApplicants({ ApproveApplication: approvedResponse });
  expect(await screen.findByText('준호의 글')).toBeVisible();
  await press(labels.approve);
  expect(await screen.findByText(labels.decided.APPROVED('준호'))).toBeVisible();
  expect(await findHeading('도윤')).toBeVisible();
  await press(labels.undo);
  expect(await findHeading('준호')).toBeVisible();
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
  await showApplicants({}, { ...buildProject(), applications: buildConnection('Application', nodes) });
  expect(await screen.findByText(labels.approveDenial[denial])).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
  expect(screen.queryByRole('button', { name: labels.waitlist })).toBeNull();
  expect(screen.getByRole('button', { name: labels.reject })).toBeEnabled();
});

test('a decision is sent when the owner leaves the page, and the seats are updated', async () => {
  const { sent } = await showApplicants({ ApproveApplication: approvedResponse });
  await press(labels.approve);
  leavePage();
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'ApproveApplication', variables: { input: { id: '21' } } }));
  expect(await screen.findByText(texts.notice.freeSeats(1))).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull();
});

test('a new decision sends the previous one', async () => {
  const { sent } = await showApplicants({ ApproveApplication: approvedResponse });
  await press(labels.approve);
  await press(labels.reject);
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['ApplicantsPage', 'ApproveApplication']));
  expect(await screen.findByText(labels.decided.REJECTED('도윤'))).toBeVisible();
  expect(await screen.findByText(labels.allDecided)).toBeVisible();
});

test('a refused decision shows the error, and the application is pending again', async () => {
  await showApplicants({ ApproveApplication: () => buildError('ROLE_FULL', '이 역할은 자리가 다 찼어요.') });
  await press(labels.approve);
  expect(await findHeading('도윤')).toBeVisible();
  leavePage();
  expect(await screen.findByText('이 역할은 자리가 다 찼어요.')).toBeVisible();
  const list = screen.getByRole('list', { name: labels.queue });
  await waitFor(() => expect(within(list).getByRole('button', { name: /준호/ })).toBeVisible());
});

test('the page is refetched if the application was decided in another tab', async () => {
  const { sent } = await showApplicants({
    RejectApplication: () => buildError('ALREADY_DECIDED', '이미 승인하거나 거절한 지원이에요.'),
  });
  await press(labels.reject);
  leavePage();
  await waitFor(() => expect(sent.filter(({ name }) => name === 'ApplicantsPage')).toHaveLength(2));
});

test('the page starts with the title of the notice, and a menu closes it', async () => {
  const { sent } = await showApplicants({
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

test('without a free seat nobody can be approved, and the reason is shown', async () => {
  await showApplicants({}, buildProject(true, 2));
  expect(await screen.findByText(labels.noSeat(texts.notice.role.BACKEND))).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
  expect(screen.getByRole('button', { name: labels.reject })).toBeEnabled();
});

test('an approval that can still be undone already takes its seat', async () => {
  await showApplicants({}, buildProject(true, 1));
  await press(labels.approve);
  expect(await findHeading('도윤')).toBeVisible();
  expect(screen.getByRole('button', { name: labels.approve })).toBeDisabled();
});

/** The letters on the seats of the drawn table: the owner first, then the seats of the role. */
const drawnSeats = (): (string | null)[] => [...document.querySelectorAll('svg text')].map((text) => text.textContent);

test('the table shows the current applicant on a free seat, and does not change on approval', async () => {
  await showApplicants();
  await findHeading('준호');
  expect(drawnSeats()).toEqual(['민', '준', '+']);
  expect(screen.getByText(texts.notice.seats(0, 2))).toBeInTheDocument();
  await press(labels.approve);
  await findHeading('도윤');
  expect(drawnSeats()).toEqual(['민', '준', '도']);
  expect(screen.getByText(texts.notice.seats(1, 2))).toBeInTheDocument();
});

test('an owner without applicants can share the notice', async () => {
  const user = userEvent.setup();
  await showApplicants(
    {},
    { ...buildProject(), applicationCount: 0, applications: buildConnection('Application', []) },
  );
  await user.click(await screen.findByRole('button', { name: texts.notice.shareThis }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/project/7?s=signature');
});

test('the owner continues to the team after the last decision, and an empty list links to pending applications', async () => {
  const [, rejected] = FIRST_THREE;
  const applications = buildConnection('Application', [
    buildApplication('21', '준호', 'APPROVED'),
    ...(rejected ? [rejected] : []),
  ]);
  await showApplicants({}, { ...buildProject(true, 1), applications });
  expect(await screen.findByRole('link', { name: texts.team.view })).toHaveAttribute('href', '/team/7');
  await filterBy(labels.stateFilter, labels.counted(labels.states.WAITLISTED, 0));
  await press(labels.showWaiting);
  expect(await screen.findByText(labels.allDecided)).toBeVisible();
});

test('members who do not own the project are redirected to its public page', async () => {
  const { getPath } = await showApplicants({}, buildProject(false));
  await waitFor(() => expect(getPath()).toBe('/project/7'));
});
