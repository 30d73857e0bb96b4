import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toSeoul } from '../../../shared/seoul';
import { EMPTY_NOTICE } from '../../features/notices/notice-fields';
import { fill } from '../../test/fill';
import { STUDY } from '../../test/notice';
import { texts } from '../../texts';
import { type Responses, buildError, showPage } from '../../test/show-page';

const { notice, noticeForm, input } = texts;
const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'];
const PROJECT = { ...STUDY, __typename: 'Project', kind: 'PROJECT', title: '공강 찾기' };
const createdResponse = {
  data: { createProject: { __typename: 'CreateProjectPayload', project: PROJECT } },
};
const COUNT = { __typename: 'NoticePage', totalCount: 0, totalCountCapped: false };
const HOME = { openProjects: COUNT, openStudies: COUNT, closingSoon: COUNT, projects: [], studies: [] };

async function show(response: Responses[string] = () => createdResponse) {
  const responses = { CreateProject: response, HomePage: () => ({ data: { viewer: null, ...HOME } }) };
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
  const { verifiedOnly: _, ...empty } = EMPTY_NOTICE;
  expect(sent[0]?.variables).toEqual({
    input: {
      ...empty,
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

test('questions are added empty or from suggestions, removed, and sent without empty ones', async () => {
  const { sent } = await show();
  fillForm();
  const [first, second] = noticeForm.suggestedQuestions;
  fireEvent.click(screen.getByRole('button', { name: first }));
  expect(screen.queryByRole('button', { name: first })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: second }));
  fireEvent.click(screen.getByRole('button', { name: noticeForm.addQuestion }));
  expect(screen.getByLabelText(noticeForm.question(3))).toHaveFocus();
  expect(screen.queryByRole('button', { name: noticeForm.addQuestion })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: noticeForm.removeQuestion(1) }));
  expect(screen.getByRole('button', { name: noticeForm.addQuestion })).toHaveFocus();
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
    fireEvent.click(screen.getByRole('button', { name: noticeForm.addQuestion }));
    type(noticeForm.question(index + 1), question);
  }
  submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveFocus();
  expect(sent).toEqual([]);
});
