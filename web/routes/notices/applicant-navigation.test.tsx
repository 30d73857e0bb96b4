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
import { buildConnection, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { application: labels } = texts;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a decided application is listed under its state and has no decision buttons', async () => {
  await showApplicants();
  await filterBy(labels.stateFilter, labels.counted(labels.states.DECIDED, 1));
  expect(await findHeading('서연')).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.approve })).toBeNull();
  expect(screen.queryByRole('button', { name: labels.reject })).toBeNull();
});

test('applications are filtered by role in a menu, which shows the selected role', async () => {
  const designer = { ...buildApplication('24', '하은', 'PENDING'), role: 'DESIGNER' };
  const applications = buildConnection('Application', [...FIRST_THREE, designer]);
  await showApplicants({}, { ...buildProject(), applications });
  expect(await findHeading('준호')).toBeVisible();
  const option = labels.counted(texts.notice.shortRole.DESIGNER, 1);
  await filterBy(labels.role, option);
  expect(await findHeading('하은')).toBeVisible();
  expect(screen.getByRole('button', { name: labels.filteredBy(labels.role, option) })).toHaveTextContent(option);
  expect(screen.getByText(labels.position(1, 1))).toBeVisible();
});

test('shortcuts move through the queue, decide and undo, by the physical position of the keys', async () => {
  await showApplicants();
  await findHeading('준호');
  await userEvent.keyboard('{ArrowDown}');
  expect(await findHeading('도윤')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(await findHeading('준호')).toBeVisible();
  // In a Korean layout the key D types ㅇ.
  fireEvent.keyDown(document.body, { key: 'ㅇ', code: 'KeyD' });
  expect(await screen.findByText(labels.decided.REJECTED('준호'))).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ㅋ', code: 'KeyZ' });
  expect(await findHeading('준호')).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'ㅈ', code: 'KeyW' });
  expect(await screen.findByText(labels.decided.WAITLISTED('준호'))).toBeVisible();
});

test('shortcuts do nothing while the owner types, with Ctrl, or when they are turned off', async () => {
  await showApplicants();
  await findHeading('준호');
  const field = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(field, { code: 'KeyD' });
  field.remove();
  fireEvent.keyDown(document.body, { code: 'KeyD', ctrlKey: true });
  await userEvent.click(screen.getByRole('switch'));
  fireEvent.keyDown(document.body, { code: 'KeyD' });
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull();
});

test('a swipe shows the next and the previous application, and scrolling does not', async () => {
  await showApplicants();
  const card = await screen.findByText('준호의 글');
  const swipe = (element: Element, [dx, dy]: [number, number]): void => {
    fireEvent.touchStart(element, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
  };
  swipe(card, [-80, 200]);
  swipe(card, [80, 0]);
  expect(await findHeading('준호')).toBeVisible();
  swipe(card, [-80, 10]);
  expect(await findHeading('도윤')).toBeVisible();
  swipe(screen.getByText('도윤의 글'), [80, 10]);
  expect(await findHeading('준호')).toBeVisible();
});

test('further applicants are appended to the list', async () => {
  const first = buildConnection('Application', FIRST_THREE, true);
  const second = buildConnection('Application', [buildApplication('24', '하은', 'PENDING')]);
  const { sent } = await showApplicants({
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
  expect(await findHeading('서연')).toBeVisible();
  const { getPath } = await open(false);
  await waitFor(() => expect(getPath()).toBe('/applyproject/7'));
});

test('an applicant in the queue has a link with a URL of its own', async () => {
  await showApplicants();
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/applynote/21');
});
