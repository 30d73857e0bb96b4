import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildApplied, openSheet, PROJECT, SUBMIT } from '../../../test/apply-sheet';
import { fill } from '../../../test/fill';
import { texts } from '../../../texts';

const { application: labels } = texts;

afterEach(() => sessionStorage.clear());

const toQuestion = (id: string, text: string) => ({ __typename: 'NoticeQuestion', id, text });
const ASKED = { ...PROJECT, questions: [toQuestion('1', '왜 하고 싶나요?'), toQuestion('2', '언제 만날 수 있나요?')] };
const MORE = texts.notice.optional(labels.moreName);

test('a notice with questions has a field for each answer, and its text is optional', async () => {
  const { dialog, sent, getPath } = await openSheet(buildApplied, ASKED);
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await dialog.findAllByText(texts.input.required(labels.answerName))).toHaveLength(2);
  expect(dialog.getByLabelText(MORE)).toHaveValue('');
  expect(dialog.queryByRole('list', { name: labels.starterGroup })).toBeNull();
  fill(dialog.getByLabelText('왜 하고 싶나요?'), '재미있어 보여요');
  fill(dialog.getByLabelText('언제 만날 수 있나요?'), '저녁에요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const answers = [
    { questionId: '1', text: '재미있어 보여요' },
    { questionId: '2', text: '저녁에요' },
  ];
  expect(sent.find(({ name }) => name === 'ApplyToNotice')?.variables).toEqual({
    input: { noticeId: '7', role: 'BACKEND', text: '', answers },
  });
});

test('contact details in an answer are warned about', async () => {
  const { dialog, sent } = await openSheet(buildApplied, { ...ASKED, questions: ASKED.questions.slice(0, 1) });
  fill(dialog.getByLabelText('왜 하고 싶나요?'), '010-1234-5678로 연락 주세요.');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText(labels.contactHint)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('changed questions replace the fields, and typed answers stay by the text of their question', async () => {
  const current = { version: 2, questions: [toQuestion('8', '무엇을 해 봤나요?'), toQuestion('9', '왜 하고 싶나요?')] };
  const responses = [
    { errors: [{ message: '질문이 바뀌었어요.', extensions: { code: 'QUESTIONS_CHANGED', current } }] },
    buildApplied(),
  ];
  const { dialog, sent, getPath } = await openSheet(() => responses.shift() ?? buildApplied(), ASKED);
  fill(dialog.getByLabelText('왜 하고 싶나요?'), '재미있어 보여요');
  fill(dialog.getByLabelText('언제 만날 수 있나요?'), '저녁에요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(labels.questionsChanged);
  expect(dialog.queryByLabelText('언제 만날 수 있나요?')).toBeNull();
  expect(dialog.getByLabelText('왜 하고 싶나요?')).toHaveValue('재미있어 보여요');
  await waitFor(() => expect(dialog.getByLabelText('무엇을 해 봤나요?')).toHaveFocus());
  // The answer to the removed question is neither lost nor sent.
  expect(within(dialog.getByRole('group')).getByText('저녁에요')).toBeInTheDocument();
  fill(dialog.getByLabelText('무엇을 해 봤나요?'), '앱을 만들었어요');
  expect(sessionStorage.getItem('draft::apply:7')).toContain('저녁에요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const answers = [
    { questionId: '8', text: '앱을 만들었어요' },
    { questionId: '9', text: '재미있어 보여요' },
  ];
  expect(sent.findLast(({ name }) => name === 'ApplyToNotice')?.variables).toMatchObject({ input: { answers } });
});

test('a draft of answers is restored by the text of their questions', async () => {
  const first = await openSheet(buildApplied, ASKED);
  fill(first.dialog.getByLabelText('언제 만날 수 있나요?'), '저녁에요');
  cleanup();
  const { dialog } = await openSheet(buildApplied, { ...ASKED, questions: [toQuestion('9', '언제 만날 수 있나요?')] });
  expect(dialog.getByLabelText('언제 만날 수 있나요?')).toHaveValue('저녁에요');
  await waitFor(() => expect(dialog.getByText(texts.draft.stored)).toBeVisible());
});
