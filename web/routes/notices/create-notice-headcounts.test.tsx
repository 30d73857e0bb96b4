import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillForm, showCreateForm, step, submit, typeInto } from '../../test/create-notice';
import { buildError } from '../../test/show-page';
import { texts } from '../../texts';

const { notice, noticeForm, input } = texts;
const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'];

afterEach(() => sessionStorage.clear());

test('the headcount is the sum of the roles, which buttons change within their bounds', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  expect(screen.queryByLabelText(notice.headcount)).toBeNull();
  typeInto(notice.role.BACKEND, '2');
  typeInto(notice.role.DESIGNER, '2');
  expect(await screen.findByText(noticeForm.wanted(4))).toBeVisible();
  typeInto(notice.role.DESIGNER, '');
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
  const { sent } = await showCreateForm();
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
  const { sent } = await showCreateForm();
  fillForm();
  typeInto(notice.role.BACKEND, '60');
  typeInto(notice.role.DESIGNER, '60');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.headcount, 1, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('a role out of bounds shows a message, and nothing is sent', async () => {
  const { sent } = await showCreateForm();
  fillForm();
  typeInto(notice.role.BACKEND, '101');
  submit();
  expect(await screen.findByText(input.outOfRange(notice.roleNumbers.BACKEND, 0, 100))).toBeVisible();
  expect(sent).toEqual([]);
});

test('a server message about the roles is shown at all of them until one changes', async () => {
  await showCreateForm(() => buildError('VALIDATION_FAILED', '같은 역할이 있어요.', { roles: '같은 역할이 있어요.' }));
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
  await showCreateForm();
  submit();
  const message = await screen.findByText(input.required(notice.headcount));
  typeInto(notice.role.BACKEND, '3');
  await waitFor(() => expect(message).not.toBeInTheDocument());
});
