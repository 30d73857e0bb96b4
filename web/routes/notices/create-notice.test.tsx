import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { semestersFrom } from '../../../shared/semester';
import { toSeoul } from '../../../shared/seoul';
import { describeSemester } from '../../features/notices/facts/describe-facts';
import { EMPTY_NOTICE, FACT_NAMES } from '../../features/notices/notice-fields';
import { PROJECT as SAMPLE_PROJECT } from '../../stories/data/notices';
import { fill } from '../../test/fill';
import { STUDY } from '../../test/notice';
import { texts } from '../../texts';
import { type Responses, buildError, showPage } from '../../test/show-page';

const { notice, noticeFacts, noticeForm, input } = texts;
const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'];
const PROJECT = { ...STUDY, __typename: 'Project', kind: 'PROJECT', title: '공강 찾기' };
const createdResponse = {
  data: { createProject: { __typename: 'CreateProjectPayload', project: PROJECT } },
};
const COUNT = { __typename: 'NoticePage', totalCount: 0, totalCountCapped: false };
const HOME = {
  openProjects: COUNT,
  openStudies: COUNT,
  closingSoon: COUNT,
  fittingNotices: [],
  projects: [],
  studies: [],
};

async function show(response: Responses[string] = () => createdResponse) {
  const responses = {
    CreateProject: response,
    CourseInput: () => ({ data: { courseNames: ['소프트웨어공학'] } }),
    HomePage: () => ({ data: { viewer: null, ...HOME } }),
  };
  return showPage('/createproject', responses, '/home');
}

const type = (label: string, text: string): void => fill(screen.getByLabelText(label), text);

function fillForm(): void {
  type(notice.titleField, '공강 찾기');
  type(notice.role.BACKEND, '3');
  type(notice.content, '같이 만들어요.');
}

const submit = () => fireEvent.click(screen.getByText(notice.create, { selector: 'button span' }));

const step = (name: string) => fireEvent.click(screen.getByLabelText(name));
const getChip = (name: string) => screen.getByText(name, { selector: 'button' });

afterEach(() => sessionStorage.clear());

test('missing values show messages at the fields, and nothing is sent', async () => {
  const { sent } = await show();
  submit();
  for (const label of [notice.titleField, notice.headcount, notice.content]) {
    expect(await screen.findByText(input.required(label))).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('the headcount is the sum of the roles, which buttons change within their bounds', async () => {
  const { sent } = await show();
  fillForm();
  expect(screen.queryByLabelText(notice.headcount)).toBeNull();
  type(notice.role.BACKEND, '2');
  type(notice.role.DESIGNER, '2');
  expect(await screen.findByText(noticeForm.wanted(4))).toBeVisible();
  type(notice.role.DESIGNER, '');
  expect(await screen.findByText(noticeForm.wanted(2))).toBeVisible();
  step(noticeForm.moreOf(notice.role.BACKEND));
  step(noticeForm.moreOf(notice.role.DESIGNER));
  expect(await screen.findByText(noticeForm.wanted(4))).toBeVisible();
  step(noticeForm.fewerOf(notice.role.FRONTEND));
  expect(screen.getByLabelText(notice.role.FRONTEND)).toHaveValue('0');
  submit();
  const roles = [0, 3, 1].map((headcount, index) => ({ role: ROLES[index], headcount }));
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { headcount: 4, roles } }));
});

test('a project without roles has one headcount, and its roles are not sent', async () => {
  const { sent } = await show();
  fillForm();
  fireEvent.click(screen.getByLabelText(noticeForm.withoutRoles));
  const headcount = await screen.findByLabelText(notice.headcount);
  expect(screen.getByLabelText(notice.role.BACKEND)).not.toBeVisible();
  submit();
  expect(await screen.findByText(input.required(notice.headcount))).toBeVisible();
  expect(headcount).toHaveFocus();
  step(noticeForm.more);
  step(noticeForm.more);
  expect(await screen.findByText(noticeForm.wanted(2))).toBeVisible();
  submit();
  const roles = ROLES.map((role) => ({ role, headcount: 0 }));
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { headcount: 2, roles } }));
});

test('roles with more than 100 members together show a message at the headcount', async () => {
  const { sent } = await show();
  fillForm();
  type(notice.role.BACKEND, '60');
  type(notice.role.DESIGNER, '60');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.headcount, 1, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('an empty role is sent as 0, then the home page opens and the draft is deleted', async () => {
  const { sent, getPath } = await show();
  fillForm();
  type(notice.role.FRONTEND, '');
  expect(sessionStorage).toHaveLength(1);
  submit();
  await waitFor(() => expect(getPath()).toBe('/home'));
  const hidden = ['verifiedOnly', 'topics', ...FACT_NAMES];
  const shown = Object.entries(EMPTY_NOTICE).filter(([name]) => !hidden.includes(name));
  expect(sent[0]?.variables).toEqual({
    input: {
      ...Object.fromEntries(shown),
      title: '공강 찾기',
      field: '',
      techStack: '',
      headcount: 3,
      roles: ROLES.map((role) => ({ role, headcount: role === 'BACKEND' ? 3 : 0 })),
      content: '같이 만들어요.',
      deadline: null,
      decideWithinDays: 5,
    },
  });
  const card = within(await screen.findByRole('region', { name: notice.posted }));
  expect(card.getByText('공강 찾기')).toBeVisible();
  expect(card.getByRole('button', { name: notice.shareThis })).toBeVisible();
  expect(card.getByRole('link', { name: texts.application.viewNotice })).toHaveAttribute('href', '/myproject/7');
  expect(sessionStorage).toHaveLength(0);
});

test('a deadline is sent as a date', async () => {
  const { sent } = await show();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.deadline));
  expect(field).toHaveAttribute('type', 'date');
  fill(field, '2026-12-24');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { deadline: '2026-12-24' } });
});

test('a chip chooses the deadline, and another one removes it', async () => {
  const { sent } = await show();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.deadline));
  expect(getChip(notice.noDeadline)).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(getChip(notice.deadlineIn[14]));
  const inTwoWeeks = toSeoul(new Date(Date.now() + 14 * 24 * 60 * 60 * 1000));
  expect(field).toHaveValue(inTwoWeeks.toISOString().slice(0, 10));
  expect(getChip(notice.deadlineIn[14])).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(getChip(notice.noDeadline));
  expect(field).toHaveValue('');
  submit();
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { deadline: null } }));
});

test('a chip chooses the days to decide, which the hint repeats', async () => {
  const { sent } = await show();
  fillForm();
  const field = screen.getByLabelText(noticeForm.decideQuestion, { selector: 'input' });
  fireEvent.click(getChip(noticeForm.days(7)));
  expect(field).toHaveValue('7');
  step(noticeForm.moreDays);
  expect(await screen.findByText(noticeForm.decideHint(notice.decidesWithin(8)))).toBeVisible();
  expect(getChip(noticeForm.days(7))).toHaveAttribute('aria-pressed', 'false');
  submit();
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { decideWithinDays: 8 } }));
});

test('headings start the text, and a preview shows it as others will see it', async () => {
  await show();
  const content = screen.getByLabelText(notice.content);
  const [why, who] = Object.values(noticeForm.headings.PROJECT);
  expect(screen.getByText(noticeForm.preview).closest('button')).toBeDisabled();
  fireEvent.click(screen.getByText(String(why)));
  expect(content).toHaveValue(`## ${why}\n`);
  expect(content).toHaveFocus();
  expect(screen.queryByText(String(why))).toBeNull();
  fill(content, `## ${why}\n강의실을 찾기 **어려워서요**.\n`);
  fireEvent.click(screen.getByText(String(who)));
  expect(content).toHaveValue(`## ${why}\n강의실을 찾기 **어려워서요**.\n\n## ${who}\n`);
  fireEvent.click(screen.getByText(noticeForm.preview));
  const bold = await screen.findByText('어려워서요', { selector: 'strong' });
  await waitFor(() => expect(bold).toBeVisible());
  expect(screen.getByText(String(why), { selector: 'h3' })).toBeVisible();
});

test('a stored draft is shown, and can be replaced by an empty form', async () => {
  await show();
  expect(screen.getByText(noticeForm.draftHint)).toBeVisible();
  fillForm();
  cleanup();
  await show();
  expect(screen.getByText(texts.draft.stored)).toBeVisible();
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
  fireEvent.click(screen.getByText(noticeForm.startOver));
  const question = within(await screen.findByRole('dialog', { name: noticeForm.startOverQuestion }));
  fireEvent.click(question.getByText(noticeForm.startOver));
  expect(await screen.findByText(noticeForm.draftHint)).toBeVisible();
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('');
  expect(screen.getByLabelText(notice.titleField)).toHaveFocus();
  expect(screen.getByLabelText(notice.role.BACKEND)).toHaveValue('0');
  expect(sessionStorage).toHaveLength(0);
});

test('a notice that needs a verified school leads to the verification, and the typed values stay', async () => {
  const { getPath } = await show(() => buildError('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  fillForm();
  submit();
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(sessionStorage.getItem('draft::create-project')).toContain('공강 찾기');
});

test('a role out of bounds shows a message, and nothing is sent', async () => {
  const { sent } = await show();
  fillForm();
  type(notice.role.BACKEND, '101');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.roleNumbers.BACKEND, 0, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('a server message about the roles is shown at all of them until one changes', async () => {
  await show(() => buildError('VALIDATION_FAILED', '같은 역할이 있어요.', { roles: '같은 역할이 있어요.' }));
  fillForm();
  submit();
  expect(await screen.findByText('같은 역할이 있어요.')).toBeVisible();
  expect(screen.getByLabelText(notice.role.FRONTEND)).toHaveFocus();
  expect(screen.getByLabelText(notice.role.DESIGNER)).toHaveAccessibleDescription('같은 역할이 있어요.');
  // The first role already has the focus, so typing causes no blur.
  await userEvent.keyboard('1');
  await waitFor(() => expect(screen.queryByText('같은 역할이 있어요.')).toBeNull());
});

test('the messages of missing numbers disappear while they are typed', async () => {
  await show();
  submit();
  const message = await screen.findByText(input.required(notice.headcount));
  type(notice.role.BACKEND, '3');
  await waitFor(() => expect(message).not.toBeInTheDocument());
});

test('messages of the server are shown at their fields', async () => {
  await show(() => buildError('VALIDATION_FAILED', '너무 길어요.', { field: '너무 길어요.' }));
  fillForm();
  submit();
  expect(await screen.findByText('너무 길어요.')).toBeVisible();
  expect(screen.getByLabelText(notice.optional(notice.field))).toHaveAccessibleDescription('너무 길어요.');
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
});

const openFacts = () => fireEvent.click(screen.getByText(noticeFacts.add, { selector: 'button span' }));

/** Returns the present semester as the form names it. */
function getSemester() {
  const [value] = semestersFrom(toSeoul(new Date()).toISOString().slice(0, 10));
  return { value, name: describeSemester(value) };
}

test('the course and the meetings are folded, and are sent once they are open', async () => {
  const { sent } = await show();
  fillForm();
  expect(screen.queryByLabelText(noticeFacts.course)).toBeNull();
  openFacts();
  const course = screen.getByLabelText(noticeFacts.course);
  expect(course).toHaveFocus();
  fill(course, '소프트웨어공학');
  type(noticeFacts.section, '01');
  const semester = getSemester();
  // A course is mostly one of the present semester.
  expect(getChip(semester.name)).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  const meeting = within(screen.getByLabelText(noticeFacts.meetingOf(1)));
  expect(meeting.getByLabelText(noticeFacts.day)).toHaveFocus();
  fireEvent.change(meeting.getByLabelText(noticeFacts.day), { target: { value: 'WEDNESDAY' } });
  fireEvent.change(meeting.getByLabelText(noticeFacts.start), { target: { value: '19:30' } });
  fireEvent.change(meeting.getByLabelText(noticeFacts.length), { target: { value: '90' } });
  fireEvent.click(getChip(noticeFacts.modes.ONLINE));
  type(noticeFacts.weeklyHours, '5');
  submit();
  await waitFor(() => expect(sent.some(({ name }) => name === 'CreateProject')).toBe(true));
  expect(sent.find(({ name }) => name === 'CreateProject')?.variables).toMatchObject({
    input: {
      course: { name: '소프트웨어공학', section: '01' },
      semester: semester.value,
      meetings: [{ day: 'WEDNESDAY', start: '19:30', minutes: 90 }],
      meetingMode: 'ONLINE',
      weeklyHours: 5,
      weeks: null,
    },
  });
});

test('there are three meetings at most, and a button removes one', async () => {
  await show();
  openFacts();
  for (let count = 0; count < 3; count += 1) fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  expect(screen.queryByText(noticeFacts.addMeeting)).toBeNull();
  fireEvent.click(screen.getByLabelText(noticeFacts.removeMeeting(2)));
  expect(screen.getAllByLabelText(/^모임 \d$/)).toHaveLength(2);
  expect(screen.getByText(noticeFacts.addMeeting)).toBeVisible();
});

test('a course without a semester and a meeting after midnight show messages', async () => {
  const { sent } = await show();
  fillForm();
  openFacts();
  type(noticeFacts.course, '데이터베이스');
  fireEvent.click(screen.getByText(noticeFacts.noSemester, { selector: `[aria-label="${noticeFacts.semester}"] *` }));
  fireEvent.click(screen.getByText(noticeFacts.addMeeting));
  fireEvent.change(screen.getByLabelText(noticeFacts.start), { target: { value: '23:30' } });
  submit();
  expect(await screen.findByText(noticeFacts.semesterNeeded)).toBeVisible();
  expect(await screen.findByText(noticeFacts.tooLate)).toBeVisible();
  expect(sent.some(({ name }) => name === 'CreateProject')).toBe(false);
});

const FORMER = { ...SAMPLE_PROJECT, id: '12', viewerCanManage: true, viewerCanChangeDeadline: false };

const showFrom = (former: object) => {
  const responses = { NewNoticePage: () => ({ data: { notice: former } }), CreateProject: () => createdResponse };
  return showPage('/createproject?from=12', { ...responses, CourseInput: () => ({ data: { courseNames: [] } }) });
};

test('a former notice fills the form, without its deadline, semester and section', async () => {
  const { sent } = await showFrom(FORMER);
  expect(await screen.findByLabelText(notice.titleField)).toHaveValue(FORMER.title);
  expect(screen.getByLabelText(notice.optional(notice.deadline))).toHaveValue('');
  expect(screen.getByLabelText(noticeFacts.course)).toHaveValue(FORMER.course.name);
  expect(screen.getByLabelText(noticeFacts.section)).toHaveValue('');
  const semester = getSemester();
  fireEvent.click(getChip(semester.name));
  submit();
  await waitFor(() => expect(sent.at(-1)?.name).toBe('CreateProject'));
  expect(sent.at(-1)?.variables).toMatchObject({
    input: {
      title: FORMER.title,
      content: FORMER.content,
      deadline: null,
      course: { name: FORMER.course.name, section: '' },
      semester: semester.value,
      meetings: FORMER.meetings.map(({ day, start, minutes }) => ({ day, start, minutes })),
      weeklyHours: FORMER.weeklyHours,
      weeks: FORMER.weeks,
    },
  });
  expect(JSON.stringify(sent.at(-1)?.variables)).not.toContain('__typename');
});

test('a notice of another member fills no form', async () => {
  const { getPath } = await showFrom({ ...FORMER, viewerCanManage: false });
  await waitFor(() => expect(getPath()).toBe('/project/12'));
});

test('words become tags after a comma, and a button removes one', async () => {
  const { sent } = await show();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.techStack));
  fill(field, '리액트,ESP32,UI/UX,');
  expect(screen.getAllByLabelText(/빼기$/).map((each) => each.getAttribute('aria-label'))).toEqual(
    ['React', 'ESP32', 'UI/UX'].map(notice.removeTag),
  );
  fireEvent.click(screen.getByLabelText(notice.removeTag('ESP32')));
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { techStack: 'React, UI/UX' } });
});

test('a typed word is kept when the field loses the focus, and other spellings find tags', async () => {
  const { sent } = await show();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.techStack));
  fill(field, '스프링');
  expect(screen.getByText('Spring Boot', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
  fireEvent.blur(field);
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { techStack: '스프링' } });
});

test('the topics of a study are sent as a text', async () => {
  const study = { ...STUDY, title: '고전 읽기' };
  const { sent } = await showPage(
    '/createstudy',
    {
      CreateStudy: () => ({ data: { createStudy: { __typename: 'CreateStudyPayload', study } } }),
      HomePage: () => ({ data: { viewer: null, ...HOME } }),
    },
    '/home',
  );
  fill(await screen.findByLabelText(notice.titleField), '고전 읽기');
  fireEvent.click(screen.getByLabelText(noticeForm.more));
  fill(screen.getByLabelText(notice.content), '같이 읽어요.');
  fill(screen.getByLabelText(notice.optional(notice.topics)), '토익,');
  submit();
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { topics: '토익' } }));
  expect(sent[0]?.variables.input).not.toHaveProperty('techStack');
});

test('questions are added empty or from suggestions, removed, and sent without empty ones', async () => {
  const { sent } = await show();
  fillForm();
  const [first, second] = noticeForm.suggestedQuestions.PROJECT;
  const button = { selector: 'button span' };
  fireEvent.click(screen.getByText(first, button));
  expect(screen.queryByText(first, button)).toBeNull();
  fireEvent.click(screen.getByText(second, button));
  fireEvent.click(screen.getByText(noticeForm.addQuestion));
  expect(screen.getByLabelText(noticeForm.question(3))).toHaveFocus();
  expect(screen.queryByText(noticeForm.addQuestion)).toBeNull();
  fireEvent.click(screen.getByLabelText(noticeForm.removeQuestion(1)));
  expect(screen.getByText(noticeForm.addQuestion).closest('button')).toHaveFocus();
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveValue(second);
  submit();
  await waitFor(() => expect(sent.at(-1)?.variables).toMatchObject({ input: { questions: [second] } }));
});

test.each([
  ['a question twice', ['하나', ' 하나 '], noticeForm.sameQuestion],
  ['a question of 101 characters', ['가'.repeat(101)], input.tooLong(noticeForm.questionName, 100)],
])('%s is refused at the field', async (_what, questions, message) => {
  const { sent } = await show();
  fillForm();
  for (const [index, question] of questions.entries()) {
    fireEvent.click(screen.getByText(noticeForm.addQuestion));
    type(noticeForm.question(index + 1), question);
  }
  submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveFocus();
  expect(sent).toEqual([]);
});
