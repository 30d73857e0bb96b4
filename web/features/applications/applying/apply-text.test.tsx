import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildApplied, openSheet, PROJECT, SUBMIT } from '../../../test/apply-sheet';
import { fill } from '../../../test/fill';
import { texts } from '../../../texts';

const { application: labels } = texts;

afterEach(() => sessionStorage.clear());

const EARLIER = ['지난번에 쓴 글', '', '지난번에 쓴 글', '다른 글'];

test('the warning about contact details emphasizes the way back to the text', async () => {
  const { dialog, sent } = await openSheet(buildApplied);
  fill(dialog.getByLabelText(labels.text), '010-1234-5678로 연락 주세요.');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText(labels.contactHint)).toBeInTheDocument();
  expect(screen.getByText(texts.contactWarning.edit).closest('button')).toHaveClass('ant-btn-primary');
  expect(screen.getByText(labels.sendAnyway).closest('button')).not.toHaveClass('ant-btn-primary');
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('an application without text needs a confirmation, and can still be written', async () => {
  const { dialog, sent, getPath } = await openSheet(buildApplied);
  const isSent = () => sent.some(({ name }) => name === 'ApplyToNotice');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  fireEvent.click(await screen.findByText(labels.writeText));
  await waitFor(() => expect(screen.queryByText(labels.emptyQuestion)).toBeNull());
  expect(isSent()).toBe(false);
  fireEvent.click(dialog.getByText(SUBMIT));
  fireEvent.click(await screen.findByText(labels.sendEmpty));
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(isSent()).toBe(true);
});

test('a starter is appended to the text and to the draft, once', async () => {
  const { dialog } = await openSheet(buildApplied);
  const text = dialog.getByLabelText(labels.text);
  fill(text, '안녕하세요');
  const [first, second] = labels.starters;
  fireEvent.click(dialog.getByRole('button', { name: first }));
  expect(text).toHaveFocus();
  await waitFor(() => expect(dialog.getByRole('button', { name: first })).toBeDisabled());
  fireEvent.click(dialog.getByRole('button', { name: second }));
  expect(text).toHaveValue(`안녕하세요\n${first}:\n${second}: `);
  expect(sessionStorage.getItem('draft::apply:7')).toContain(first);
});

test('an application with nothing but starters counts as empty', async () => {
  const { dialog, sent, getPath } = await openSheet(buildApplied);
  for (const name of labels.starters) fireEvent.click(dialog.getByRole('button', { name }));
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  fireEvent.click(await screen.findByText(labels.sendEmpty));
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(sent.find(({ name }) => name === 'ApplyToNotice')?.variables).toMatchObject({ input: { text: '' } });
});

test('a starter without text after it is not sent', async () => {
  const { dialog, sent, getPath } = await openSheet(buildApplied);
  const [first, second, third] = labels.starters;
  fill(dialog.getByLabelText(labels.text), `${first}:\n- 축제 앱\n${second}: \n\n${third}: 지도`);
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const text = `${first}:\n- 축제 앱\n\n${third}: 지도`;
  expect(sent.find(({ name }) => name === 'ApplyToNotice')?.variables).toMatchObject({ input: { text } });
});

test('the text of an earlier application is appended to the typed text and to the draft', async () => {
  const { dialog } = await openSheet(buildApplied, PROJECT, EARLIER);
  const text = dialog.getByLabelText(labels.text);
  fill(text, '안녕하세요');
  fireEvent.click(await dialog.findByRole('button', { name: labels.takeEarlier }));
  const list = within(dialog.getByRole('list', { name: labels.earlier }));
  expect(list.getAllByRole('button')).toHaveLength(2);
  fireEvent.click(list.getByRole('button', { name: /지난번에 쓴 글/ }));
  expect(text).toHaveValue('안녕하세요\n\n지난번에 쓴 글');
  expect(sessionStorage.getItem('draft::apply:7')).toContain('지난번에 쓴 글');
});

test('members without earlier applications get no button for them', async () => {
  const { dialog, sent } = await openSheet(buildApplied);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('EarlierApplications'));
  expect(dialog.queryByRole('button', { name: labels.takeEarlier })).toBeNull();
});
