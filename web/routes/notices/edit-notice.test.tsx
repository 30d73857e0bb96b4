import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PROJECT as SAMPLE } from '../../stories/data/notices';
import { fill } from '../../test/fill';
import { toContent } from '../../test/notice';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { notice, noticeFacts, noticeForm, version } = texts;

const countRoles = (frontend: number, backend: number) => [
  { role: 'FRONTEND', headcount: frontend },
  { role: 'BACKEND', headcount: backend },
  { role: 'DESIGNER', headcount: 0 },
];

const { verifiedOnly: _, ...SAMPLE_CONTENT } = toContent(SAMPLE);
/** Content as the form sends it. Fields that are not named here have the values of the sample. */
const CONTENT = {
  ...SAMPLE_CONTENT,
  title: '공강 찾기',
  field: '웹',
  techStack: '',
  headcount: 2,
  content: '같이 만들어요.',
  deadline: null,
  decideWithinDays: 5,
  course: { name: SAMPLE.course.name, section: SAMPLE.course.section },
  meetings: SAMPLE.meetings.map(({ day, start, minutes }) => ({ day, start, minutes })),
  questions: ['왜 하고 싶나요?'],
};
const FOR_ALL = { verifiedOnly: false };
const QUESTION = { __typename: 'NoticeQuestion', id: '1', text: '왜 하고 싶나요?' };
const PROJECT = {
  __typename: 'Project',
  id: '7',
  kind: 'PROJECT',
  viewerCanChangeDeadline: true,
  viewerCanManage: true,
  version: 3,
  ...CONTENT,
  ...FOR_ALL,
  course: SAMPLE.course,
  meetings: SAMPLE.meetings,
  questions: [QUESTION],
  questionsFrozen: false,
  roles: countRoles(1, 1).map((role) => ({ __typename: 'NoticeRole', ...role })),
};
const STALE = {
  code: 'STALE',
  current: { version: 4, ...CONTENT, ...FOR_ALL, questions: [QUESTION], headcount: 4, roles: countRoles(1, 3) },
};

const show = async (project: object = PROJECT) => {
  const page = await showPage('/updateproject/7', {
    EditNoticePage: () => ({ data: { notice: project } }),
    UpdateProject: () => ({
      data: { updateProject: null },
      errors: [{ message: '낡은 내용이에요.', extensions: STALE }],
    }),
  });
  return { ...page, backend: await screen.findByLabelText(notice.role.BACKEND) };
};
/**
 * A search by text. Searches by role and simulated pointers take seconds in this form, which has
 * hundreds of options.
 */
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name, { selector: 'button span' })));
const findConflict = async () => {
  await screen.findByText(version.title);
  return within(screen.getByLabelText(version.title));
};

beforeEach(() => {
  sessionStorage.clear();
});

test('roles changed in another tab are shown side by side, and can be taken over', async () => {
  const { sent, backend } = await show();
  fill(backend, '2');
  await press(notice.update);
  const conflict = await findConflict();
  const sides = within(conflict.getByRole('region', { name: notice.roleNumbers.BACKEND })).getAllByRole('definition');
  expect(sides.map((side) => side.textContent)).toEqual(['2', '3']);
  // The headcount is the sum of the roles.
  const names = conflict.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual([notice.headcount, notice.roleNumbers.BACKEND]);
  expect(sent.at(-1)?.variables).toEqual({
    input: { id: '7', expectedVersion: 3, ...CONTENT, headcount: 3, roles: countRoles(1, 2) },
  });
  await press(version.takeCurrent);
  expect(screen.getByLabelText(notice.role.BACKEND)).toHaveValue('3');
  expect(screen.getByLabelText(notice.role.FRONTEND)).toHaveValue('1');
});

test('a project without roles shows its number, and takes over roles of another tab', async () => {
  await show({
    ...PROJECT,
    headcount: 5,
    roles: countRoles(0, 0).map((role) => ({ __typename: 'NoticeRole', ...role })),
  });
  expect(await screen.findByLabelText(notice.headcount)).toHaveValue('5');
  expect(screen.getByLabelText(noticeForm.withoutRoles)).toBeChecked();
  await press(notice.update);
  await findConflict();
  await press(version.takeCurrent);
  await waitFor(() => expect(screen.queryByLabelText(notice.headcount)).toBeNull());
  expect(screen.getByLabelText(notice.role.BACKEND)).toHaveValue('3');
  expect(screen.getByText(noticeForm.wanted(4))).toBeVisible();
});

test('facts changed in another tab are shown as words, and can be taken over', async () => {
  const meetings = [{ day: 'MONDAY', start: '20:00', minutes: 60 }];
  const current = {
    ...STALE.current,
    ...CONTENT,
    questions: [QUESTION],
    roles: countRoles(1, 1),
    course: null,
    meetings,
  };
  await showPage('/updateproject/7', {
    EditNoticePage: () => ({ data: { notice: PROJECT } }),
    UpdateProject: () => ({
      data: { updateProject: null },
      errors: [{ message: '낡은 내용이에요.', extensions: { code: 'STALE', current } }],
    }),
    CourseInput: () => ({ data: { courseNames: [] } }),
  });
  await screen.findByLabelText(notice.titleField);
  await press(notice.update);
  const conflict = await findConflict();
  const readSides = (name: string) =>
    within(conflict.getByRole('region', { name }))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
  expect(readSides(noticeFacts.course)).toEqual(['소프트웨어공학 01', version.empty]);
  expect(readSides(noticeFacts.meetingTimes)).toEqual(['수 19:00~21:00, 금 18:30~19:30', '월 20:00~21:00']);
  await press(version.takeCurrent);
  expect(screen.getByLabelText(noticeFacts.course)).toHaveValue('');
  expect(screen.getByLabelText(noticeFacts.start)).toHaveValue('20:00');
});

test('questions are changed, and those of another tab are shown side by side', async () => {
  const { sent } = await show();
  fill(screen.getByLabelText(noticeForm.question(1)), '언제 만날 수 있나요?');
  await press(notice.update);
  const conflict = await findConflict();
  const sides = within(conflict.getByRole('region', { name: noticeForm.questions })).getAllByRole('definition');
  expect(sides.map((side) => side.textContent)).toEqual(['언제 만날 수 있나요?', '왜 하고 싶나요?']);
  expect(sent.at(-1)?.variables).toMatchObject({ input: { questions: ['언제 만날 수 있나요?'] } });
  await press(version.takeCurrent);
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveValue('왜 하고 싶나요?');
});

test('questions of a notice with applications are read-only and not sent', async () => {
  const { sent } = await show({ ...PROJECT, questionsFrozen: true });
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveAttribute('readonly');
  expect(screen.getByText(noticeForm.questionsFrozen)).toBeVisible();
  expect(screen.queryByText(noticeForm.addQuestion)).toBeNull();
  await press(notice.update);
  await waitFor(() => expect(sent.at(-1)?.name).toBe('UpdateProject'));
  expect(sent.at(-1)?.variables.input).not.toHaveProperty('questions', expect.anything());
});

test('the form freezes the questions if somebody has applied meanwhile', async () => {
  const extensions = { code: 'QUESTIONS_FROZEN', fields: { questions: noticeForm.questionsFrozen } };
  await showPage('/updateproject/7', {
    EditNoticePage: () => ({ data: { notice: PROJECT } }),
    UpdateProject: () => ({
      data: { updateProject: null },
      errors: [{ message: noticeForm.questionsFrozen, extensions }],
    }),
  });
  fill(await screen.findByLabelText(noticeForm.question(1)), '다른 질문');
  fill(screen.getByLabelText(notice.titleField), '다른 제목');
  await press(notice.update);
  await waitFor(() => expect(screen.getByLabelText(noticeForm.question(1))).toHaveAttribute('readonly'));
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveValue('왜 하고 싶나요?');
  // In a toast, and below the questions.
  expect(screen.getAllByText(noticeForm.questionsFrozen)).toHaveLength(2);
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('다른 제목');
});

test('a notice that does not recruit keeps its deadline', async () => {
  const { sent } = await show({ ...PROJECT, viewerCanChangeDeadline: false, deadline: '2026-11-01' });
  expect(screen.queryByLabelText(notice.optional(notice.deadline))).toBeNull();
  await press(notice.update);
  await waitFor(() => expect(sent.at(-1)?.name).toBe('UpdateProject'));
  expect(sent.at(-1)?.variables.input).not.toHaveProperty('deadline', expect.anything());
});

test('unsaved edits of a notice are restored as a draft, and a button discards them', async () => {
  await show();
  fill(screen.getByLabelText(notice.titleField), '공강 찾기 같이');
  cleanup();
  await show();
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기 같이');
  expect(screen.getByText(version.restored)).toBeVisible();
  await press(version.takeCurrent);
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
  cleanup();
  await show();
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
  expect(screen.queryByText(version.restored)).toBeNull();
});

/** Whether the browser asks for confirmation before closing the tab with its draft. */
const asksOnClose = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks for confirmation before closing a tab with edits, until they are discarded', async () => {
  await show();
  expect(asksOnClose()).toBe(false);
  fill(screen.getByLabelText(notice.titleField), '공강 찾기 같이');
  expect(asksOnClose()).toBe(true);
  cleanup();
  expect(asksOnClose()).toBe(false);
  await show();
  expect(asksOnClose()).toBe(true);
  await press(version.takeCurrent);
  expect(asksOnClose()).toBe(false);
});

test('edits made before another save keep the version they are based on', async () => {
  await show();
  fill(screen.getByLabelText(notice.titleField), '공강 찾기 같이');
  cleanup();
  const { sent } = await show({ ...PROJECT, version: 4, content: '다른 탭에서 저장했어요.' });
  await press(notice.update);
  await waitFor(() => expect(sent.at(-1)?.name).toBe('UpdateProject'));
  expect(sent.at(-1)?.variables.input).toMatchObject({ expectedVersion: 3, title: '공강 찾기 같이' });
});
