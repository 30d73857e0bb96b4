import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildApplied, FREE_SEATS, openSheet, roleOption, SUBMIT } from '../../../test/apply-sheet';
import { click } from '../../../test/press';
import { fill } from '../../../test/fill';
import { buildError } from '../../../test/show-page';
import { texts } from '../../../texts';

const { application: labels } = texts;

afterEach(() => sessionStorage.clear());

test('the toast about the stored draft disappears when the form is opened again', async () => {
  const { dialog } = await openSheet(buildApplied);
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  await click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(labels.draftKept)).toBeVisible();
  await click(screen.getByRole('button', { name: labels.applyFor(FREE_SEATS) }));
  // The toast's own duration is five seconds.
  await waitFor(() => expect(screen.queryByText(labels.draftKept)).toBeNull(), { timeout: 2_000 });
});

test('a denied application shows the error, and the dialog keeps the typed text', async () => {
  const { dialog, getPath } = await openSheet(() => buildError('ALREADY_APPLIED', '이미 지원한 공고예요.'));
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
  expect(dialog.getByLabelText(labels.text)).toHaveValue('안녕하세요');
  expect(getPath()).toBe('/project/7');
});

test('an application denied for a missing verification leads to it, and its text stays', async () => {
  const { dialog, getPath } = await openSheet(() => buildError('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(await screen.findByText('학교를 인증해 주세요.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('draft::apply:7') ?? '')).toEqual({ role: 'BACKEND', text: '안녕하세요' });
});

test('the back button closes an open application form first, and leaves the page the second time', async () => {
  const { dialog, goBack, getPath } = await openSheet(buildApplied);
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getPath()).toBe('/project/7');
  fireEvent.click(screen.getByRole('button', { name: labels.applyFor(FREE_SEATS) }));
  const again = within(await screen.findByRole('dialog', { name: labels.formTitle }));
  expect(again.getByLabelText(labels.text)).toHaveValue('안녕하세요');
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goBack();
  expect(getPath()).toBe('/before');
});

test('closing the form with a text shows that the draft is stored', async () => {
  const { dialog } = await openSheet(buildApplied);
  expect(dialog.queryByText(texts.draft.stored)).toBeNull();
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  expect(await dialog.findByText(texts.draft.stored)).toBeVisible();
  await act(() => userEvent.keyboard('{Escape}'));
  expect(await screen.findByText(labels.draftKept)).toBeVisible();
});

test('closing the form without a text shows nothing', async () => {
  await openSheet(buildApplied);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(labels.draftKept)).toBeNull();
});
