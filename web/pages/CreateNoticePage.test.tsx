import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../test/fill';
import { texts } from '../texts';
import { type Responses, refuse, showPage } from '../test/showPage';

const { notice, input } = texts;
const createdResponse = {
  data: { createProject: { __typename: 'CreateProjectPayload', project: { __typename: 'Project', id: '7' } } },
};

async function show(response: Responses[string] = () => createdResponse) {
  return showPage('createProject', '/createproject', { CreateProject: response });
}

const type = (label: string, text: string): void => fill(screen.getByLabelText(label), text);

function fillForm(): void {
  type(notice.titleField, '공강 찾기');
  type(notice.headcount, '3');
  type(notice.content, '같이 만들어요.');
}

const submit = () => fireEvent.click(screen.getByText(notice.create, { selector: 'button span' }));

afterEach(() => sessionStorage.clear());

test('missing values show messages at the fields, and nothing is sent', async () => {
  const { sent } = await show();
  submit();
  for (const label of [notice.titleField, notice.headcount, notice.content]) {
    expect(await screen.findByText(input.required(label))).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('the headcount is the sum of the roles, and can only be changed without headcounts by role', async () => {
  const { sent } = await show();
  fillForm();
  const headcount = screen.getByLabelText(notice.headcount);
  type(notice.roleNumbers.BACKEND, '2');
  type(notice.roleNumbers.DESIGNER, '2');
  await waitFor(() => expect(headcount).toHaveValue('4'));
  expect(headcount).toHaveAttribute('readonly');
  expect(headcount).toHaveAccessibleDescription(notice.headcountIsSum);
  type(notice.roleNumbers.BACKEND, '0');
  type(notice.roleNumbers.DESIGNER, '');
  await waitFor(() => expect(headcount).toHaveValue('3'));
  expect(headcount).not.toHaveAttribute('readonly');
  type(notice.roleNumbers.BACKEND, '5');
  submit();
  await waitFor(() => expect(sent[0]?.variables).toMatchObject({ input: { headcount: 5 } }));
});

test('roles with more than 100 members together show a message at the headcount', async () => {
  const { sent } = await show();
  fillForm();
  type(notice.roleNumbers.BACKEND, '60');
  type(notice.roleNumbers.DESIGNER, '60');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.headcount, 1, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('an empty role is sent as 0, then the home page opens and the draft is deleted', async () => {
  const { sent, getPath } = await show();
  fillForm();
  type(notice.roleNumbers.FRONTEND, '');
  expect(sessionStorage).toHaveLength(1);
  submit();
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(sent[0]?.variables).toEqual({
    input: {
      title: '공강 찾기',
      field: '',
      techStack: '',
      headcount: 3,
      roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({ role, headcount: 0 })),
      content: '같이 만들어요.',
      deadline: null,
      decideWithinDays: 5,
    },
  });
  expect(screen.getByText(notice.posted)).toBeVisible();
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

test('a notice that needs a verified school leads to the verification, and the typed values stay', async () => {
  const { getPath } = await show(() => refuse('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  fillForm();
  submit();
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(sessionStorage.getItem('draft::create-project')).toContain('공강 찾기');
});

test('a role out of bounds shows a message, and nothing is sent', async () => {
  const { sent } = await show();
  fillForm();
  type(notice.roleNumbers.BACKEND, '101');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.roleNumbers.BACKEND, 0, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('a server message about the roles is shown at all of them until one changes', async () => {
  await show(() => refuse('VALIDATION_FAILED', '같은 역할이 있어요.', { roles: '같은 역할이 있어요.' }));
  fillForm();
  submit();
  expect(await screen.findByText('같은 역할이 있어요.')).toBeVisible();
  expect(screen.getByLabelText(notice.roleNumbers.FRONTEND)).toHaveFocus();
  expect(screen.getByLabelText(notice.roleNumbers.DESIGNER)).toHaveAccessibleDescription('같은 역할이 있어요.');
  // The first role already has the focus, so typing causes no blur.
  await userEvent.keyboard('1');
  await waitFor(() => expect(screen.queryByText('같은 역할이 있어요.')).toBeNull());
});

test('the messages of missing numbers disappear while they are typed', async () => {
  await show();
  submit();
  const message = await screen.findByText(input.required(notice.headcount));
  type(notice.headcount, '3');
  await waitFor(() => expect(message).not.toBeInTheDocument());
});

test('messages of the server are shown at their fields', async () => {
  await show(() => refuse('VALIDATION_FAILED', '너무 길어요.', { field: '너무 길어요.' }));
  fillForm();
  submit();
  expect(await screen.findByText('너무 길어요.')).toBeVisible();
  expect(screen.getByLabelText(notice.optional(notice.field))).toHaveAccessibleDescription('너무 길어요.');
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
});
