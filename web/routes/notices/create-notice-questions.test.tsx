import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fillForm, showCreateForm, submit, typeInto } from '../../test/create-notice';
import { texts } from '../../texts';

const { noticeForm, input } = texts;

afterEach(() => sessionStorage.clear());

test('questions are added empty or from suggestions, removed, and sent without empty ones', async () => {
  const { sent } = await showCreateForm();
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
  const { sent } = await showCreateForm();
  fillForm();
  for (const [index, question] of questions.entries()) {
    fireEvent.click(screen.getByText(noticeForm.addQuestion));
    typeInto(noticeForm.question(index + 1), question);
  }
  submit();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(noticeForm.question(1))).toHaveFocus();
  expect(sent).toEqual([]);
});
