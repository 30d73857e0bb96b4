import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toSeoul } from '../../../shared/seoul';
import { EMPTY_NOTICE, FACT_NAMES } from '../../features/notices/notice-fields';
import { fillForm, getChip, showCreateForm, step, submit, typeInto } from '../../test/create-notice';
import { fill } from '../../test/fill';
import { buildError } from '../../test/show-page';
import { texts } from '../../texts';

const { notice, noticeForm, input } = texts;
const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER'];

afterEach(() => sessionStorage.clear());

test('missing values show messages at the fields, and nothing is sent', async () => {
  const { sent } = await showCreateForm();
  submit();
  for (const label of [notice.titleField, notice.headcount, notice.content]) {
    expect(await screen.findByText(input.required(label))).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('an empty role is sent as 0, then the home page opens and the draft is deleted', async () => {
  const { sent, getPath } = await showCreateForm();
  fillForm();
  typeInto(notice.role.FRONTEND, '');
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
  const { sent } = await showCreateForm();
  fillForm();
  const field = screen.getByLabelText(notice.optional(notice.deadline));
  expect(field).toHaveAttribute('type', 'date');
  fill(field, '2026-12-24');
  submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toMatchObject({ input: { deadline: '2026-12-24' } });
});

test('a chip chooses the deadline, and another one removes it', async () => {
  const { sent } = await showCreateForm();
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
  const { sent } = await showCreateForm();
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
  await showCreateForm();
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
  await showCreateForm();
  expect(screen.getByText(noticeForm.draftHint)).toBeVisible();
  fillForm();
  cleanup();
  await showCreateForm();
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
  const { getPath } = await showCreateForm(() => buildError('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  fillForm();
  submit();
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(sessionStorage.getItem('draft::create-project')).toContain('공강 찾기');
});

test('messages of the server are shown at their fields', async () => {
  await showCreateForm(() => buildError('VALIDATION_FAILED', '너무 길어요.', { field: '너무 길어요.' }));
  fillForm();
  submit();
  expect(await screen.findByText('너무 길어요.')).toBeVisible();
  expect(screen.getByLabelText(notice.optional(notice.field))).toHaveAccessibleDescription('너무 길어요.');
  expect(screen.getByLabelText(notice.titleField)).toHaveValue('공강 찾기');
});
