import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIT, PROJECT } from '../stories/data/notices';
import { buildError, MEMBER, type Responses, showPage } from '../test/show-page';
import { texts } from '../texts';

const { fit: labels } = texts;
const { start } = labels;

const COUNT = { __typename: 'NoticePage', totalCount: 4, totalCountCapped: false };
const TAGS = ['React', 'Figma'].map((name) => ({ __typename: 'Tag', id: name.toLowerCase(), name }));
const DAY_MS = 24 * 60 * 60 * 1000;

const buildNotices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...PROJECT,
    id: String(index + 1),
    title: `맞는 공고 ${index + 1}`,
    viewerFit: FIT,
  }));

interface School {
  /** Whether the viewer's profile has roles or tags. */
  hasRolesOrTags: boolean;
  hasAlerts?: boolean;
  /** The number of fitting notices before and after the profile is written. */
  fitting: number;
  fittingLater?: number;
  tags?: typeof TAGS;
}

/** Opens home. The server's state changes when the profile is written. */
async function showHome(
  { hasRolesOrTags, hasAlerts = false, fitting, fittingLater = fitting, tags = TAGS }: School,
  responses: Responses = {},
) {
  let written = hasRolesOrTags;
  let version = 0;
  const buildViewer = () => ({
    __typename: 'Viewer',
    id: '1',
    hasRolesOrTags: written,
    hasAlerts,
    hasOldTimetable: false,
    member: { ...MEMBER, profile: null },
    pendingApplicationCount: 0,
    applicationToDecideCount: 0,
    unreadNotificationCount: 0,
    approvalToOpen: null,
  });
  const buildProfile = () => ({
    __typename: 'TeamProfile',
    version,
    intro: '',
    roles: [],
    tags: [],
    links: [],
    department: '',
    showDepartment: false,
    visibility: 'APPLIED',
  });
  return showPage('/home', {
    HomePage: () => ({
      data: {
        viewer: buildViewer(),
        openProjects: COUNT,
        openStudies: COUNT,
        closingSoon: COUNT,
        fittingNotices: buildNotices(written ? fittingLater : fitting),
        projects: [{ ...PROJECT, id: '100', title: '최근 공고', viewerFit: null }],
        studies: [],
      },
    }),
    FitStart: () => ({
      data: { viewer: { ...buildViewer(), teamProfile: buildProfile() }, frequentTags: tags },
    }),
    UpdateTeamProfile: () => {
      written = true;
      version += 1;
      return {
        data: {
          updateTeamProfile: {
            __typename: 'UpdateTeamProfilePayload',
            viewer: { ...buildViewer(), teamProfile: buildProfile() },
          },
        },
      };
    },
    ...responses,
  });
}

const press = async (name: string): Promise<boolean> => fireEvent.click(await screen.findByRole('button', { name }));
const inputsOf = ({ sent }: Awaited<ReturnType<typeof showHome>>) =>
  sent.filter(({ name }) => name === 'UpdateTeamProfile').map(({ variables }) => variables.input);
const findRow = () => screen.findByRole('region', { name: labels.row });

afterEach(() => localStorage.clear());

test('the first row contains the fitting notices and leads to all of them', async () => {
  await showHome({ hasRolesOrTags: true, fitting: 3 });
  const row = within(await findRow());
  expect(row.getByRole('link', { name: labels.row })).toHaveAttribute('href', '/search?sort=FIT');
  expect(row.getAllByRole('article')).toHaveLength(3);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent(labels.row);
});

test('a card marks the fitting role, adds one chip, and names all facts once for screen readers', async () => {
  await showHome({ hasRolesOrTags: true, fitting: 3 });
  const [card] = within(await findRow()).getAllByRole('article');
  const inCard = within(card as HTMLElement);
  expect(inCard.getByText('백엔드 1자리')).toHaveAttribute('data-checked');
  expect(inCard.getByText('프론트 1자리')).not.toHaveAttribute('data-checked');
  expect(inCard.getByText('React 외 2개').closest('[aria-hidden]')).not.toBeNull();
  expect(inCard.queryByText(labels.sameCourse)).toBeNull();
  expect(inCard.getAllByText('맞는 점: 백엔드 1자리, React 외 2개, 같은 수업')).toHaveLength(1);
});

test.each([
  [2, false, texts.alert.ask, texts.alert.choose, '/search'],
  [0, false, texts.alert.ask, texts.alert.choose, '/search'],
  [0, true, texts.alert.active, texts.alert.conditions, '/mypage/notifications#alerts'],
])('%d fitting notices (alerts: %s) are replaced by %j', async (fitting, hasAlerts, sentence, link, href) => {
  await showHome({ hasRolesOrTags: true, hasAlerts, fitting });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.queryByText(labels.row)).toBeNull();
  expect(screen.queryByText(start.roles)).toBeNull();
});

test('a member without a profile gets the row after three taps, with the focus on its heading', async () => {
  const page = await showHome({ hasRolesOrTags: false, fitting: 0, fittingLater: 4 });
  await press(texts.notice.role.BACKEND);
  await press('React');
  await press(start.done);
  const heading = within(await findRow()).getByRole('heading', { level: 2 });
  expect(heading).toHaveFocus();
  expect(screen.getByText(labels.found(4)).closest('output')).not.toBeNull();
  expect(screen.queryByText(start.tags)).toBeNull();
  expect(inputsOf(page)).toEqual([{ roles: ['BACKEND'], tags: ['react'], expectedVersion: 0 }]);
});

test('a member without a role may choose tags only', async () => {
  const page = await showHome({ hasRolesOrTags: false, fitting: 0, fittingLater: 1 });
  expect(await screen.findByRole('button', { name: start.done })).toBeDisabled();
  await press('Figma');
  await press(start.done);
  expect(await screen.findByText(texts.alert.ask)).toHaveFocus();
  expect(inputsOf(page)).toEqual([{ roles: [], tags: ['figma'], expectedVersion: 0 }]);
});

test('a choice is removed by a second press', async () => {
  await showHome({ hasRolesOrTags: false, fitting: 0 });
  const chip = await screen.findByRole('button', { name: texts.notice.role.DESIGNER });
  await userEvent.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: start.done })).toBeDisabled();
});

test('a school without tags has only the question about roles', async () => {
  const page = await showHome({ hasRolesOrTags: false, fitting: 0, fittingLater: 3, tags: [] });
  await press(texts.notice.role.FRONTEND);
  await waitFor(() => expect(screen.getByRole('button', { name: start.done })).toBeEnabled());
  expect(screen.queryByText(start.tags)).toBeNull();
  await press(start.done);
  expect(await findRow()).toBeVisible();
  expect(inputsOf(page)).toEqual([{ roles: ['FRONTEND'], tags: [], expectedVersion: 0 }]);
});

test('a failure keeps the question and the choices', async () => {
  await showHome(
    { hasRolesOrTags: false, fitting: 0 },
    { UpdateTeamProfile: () => buildError('INTERNAL', '문제가 생겼어요.') },
  );
  await press(texts.notice.role.BACKEND);
  await waitFor(() => expect(screen.getByRole('button', { name: start.done })).toBeEnabled());
  await press(start.done);
  expect(await screen.findByText(texts.common.failed(start.failed))).toBeVisible();
  expect(screen.getByRole('button', { name: texts.notice.role.BACKEND, pressed: true })).toBeVisible();
});

test('“나중에” hides the questions for 14 days in this browser', async () => {
  const first = await showHome({ hasRolesOrTags: false, fitting: 0 });
  await press(start.later);
  expect(screen.queryByText(start.roles)).toBeNull();
  expect(screen.queryByText(texts.alert.ask)).toBeNull();
  expect(inputsOf(first)).toEqual([]);
  const hiddenUntil = Number(localStorage.getItem('fit-start-hidden-until'));
  expect(hiddenUntil - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
  expect(hiddenUntil - Date.now()).toBeLessThanOrEqual(14 * DAY_MS);
});

test.each([
  [1, false],
  [-1, true],
])('questions that are hidden until %d day(s) from now are shown: %s', async (days, isShown) => {
  localStorage.setItem('fit-start-hidden-until', String(Date.now() + days * DAY_MS));
  await showHome({ hasRolesOrTags: false, fitting: 0 });
  await screen.findByText('최근 공고');
  if (isShown) expect(await screen.findByText(start.roles)).toBeVisible();
  else expect(screen.queryByText(start.roles)).toBeNull();
});
