import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../texts';
import { buildApplication, buildProject, showApplicants as show } from '../../test/applicants';
import { press } from '../../test/press';
import type { Responses } from '../../test/show-page';

const { application: labels } = texts;

const leavePage = (): boolean => fireEvent(window, new Event('pagehide'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a place on the waiting list is sent with the owner's message", async () => {
  const waitlisted = { ...buildApplication('21', '준호', 'WAITLISTED'), notice: buildProject() };
  const { sent } = await show({
    WaitlistApplication: () => ({
      data: { waitlistApplication: { __typename: 'WaitlistApplicationPayload', application: waitlisted } },
    }),
  });
  await press(labels.writeMessage);
  await userEvent.type(screen.getByLabelText(labels.message), '다음 주에 답할게요.');
  await press(labels.waitlist);
  expect(await screen.findByText(labels.decided.WAITLISTED('준호'))).toBeVisible();
  leavePage();
  const input = { id: '21', message: '다음 주에 답할게요.' };
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'WaitlistApplication', variables: { input } }));
});

test("the owner's message to an applicant stays on the page until it is sent", async () => {
  const rejected = { ...buildApplication('21', '준호', 'REJECTED'), notice: buildProject() };
  const responses: Responses = {
    RejectApplication: () => ({
      data: { rejectApplication: { __typename: 'RejectApplicationPayload', application: rejected } },
    }),
  };
  await show(responses);
  await press(labels.writeMessage);
  await userEvent.type(screen.getByLabelText(labels.message), '다음에 함께해요.');
  cleanup();
  await show(responses);
  expect(await screen.findByLabelText(labels.message)).toHaveValue('다음에 함께해요.');
  await press(labels.reject);
  leavePage();
  await waitFor(() => expect(screen.queryByRole('button', { name: labels.undo })).toBeNull());
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('다음에 함께해요.'));
});

test("the owner's message to several applicants stays after closing the dialog, until it is sent", async () => {
  const waitlisted = { ...buildApplication('21', '준호', 'WAITLISTED'), notice: buildProject() };
  const results = [{ __typename: 'DecisionResult', applicationId: '21', message: null, application: waitlisted }];
  await show({
    DecideApplications: () => ({
      data: { decideApplications: { __typename: 'DecideApplicationsPayload', results } },
    }),
  });
  await press(labels.selectMany);
  await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(labels.message), '곧 답할게요.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(labels.message)).toHaveValue('곧 답할게요.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '준호' }));
  await userEvent.click(dialog.getByRole('button', { name: labels.waitlist }));
  expect(await dialog.findByText(labels.status.WAITLISTED)).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('곧 답할게요.');
});

test('several applications are decided at once, and each result is shown', async () => {
  const decided = { ...buildApplication('21', '준호', 'REJECTED'), notice: buildProject() };
  const { sent } = await show({
    DecideApplications: () => ({
      data: {
        decideApplications: {
          __typename: 'DecideApplicationsPayload',
          results: [
            { __typename: 'DecisionResult', applicationId: '21', message: null, application: decided },
            { __typename: 'DecisionResult', applicationId: '23', message: '이미 답한 지원이에요.', application: null },
          ],
        },
      },
    }),
  });
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: labels.selectAll }));
  await userEvent.click(dialog.getByRole('button', { name: labels.reject }));
  expect(sent.some(({ name }) => name === 'DecideApplications')).toBe(false);
  const question = await screen.findByText(labels.rejectSelected(2));
  const confirmation = within(question.closest('[role="dialog"]') as HTMLElement);
  await userEvent.click(confirmation.getByRole('button', { name: labels.reject, hidden: true }));
  expect(await dialog.findByText('이미 답한 지원이에요.')).toBeVisible();
  expect(dialog.getByText(labels.status.REJECTED)).toBeVisible();
  const input = { ids: ['21', '23'], decision: 'REJECTED', message: '' };
  expect(sent.at(-1)).toEqual({ name: 'DecideApplications', variables: { input } });
});

test('a bulk decision shows the texts, and allows no more approvals than free seats', async () => {
  await show({}, buildProject(true, 1));
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('준호의 글')).toBeVisible());
  const free = labels.seatsToGive([texts.notice.seatsLeft(texts.notice.role.BACKEND, 1)]);
  expect(dialog.getByText(free)).toBeVisible();
  const approve = dialog.getByRole('button', { name: labels.approve });
  await userEvent.click(dialog.getByRole('checkbox', { name: '준호' }));
  expect(approve).toBeEnabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '도윤' }));
  expect(approve).toBeDisabled();
  expect(dialog.getByText(labels.tooManySelected(free))).toBeVisible();
  expect(dialog.getByRole('button', { name: labels.waitlist })).toBeEnabled();
});

test.each(['button', 'key'])('an approval by %s with a written message needs a confirmation', async (how) => {
  const approved = { ...buildApplication('21', '준호', 'APPROVED'), notice: buildProject(true, 1) };
  const { sent } = await show({
    ApproveApplication: () => ({
      data: { approveApplication: { __typename: 'ApproveApplicationPayload', application: approved } },
    }),
  });
  const approve = async (): Promise<void> => {
    if (how === 'button') await press(labels.approve);
    else fireEvent.keyDown(document.body, { code: 'KeyA' });
  };
  await press(labels.writeMessage);
  await userEvent.type(screen.getByLabelText(labels.message), '월요일에 만나요.');
  await approve();
  const question = within(await screen.findByRole('dialog', { name: labels.approveOnly }));
  await userEvent.click(question.getByRole('button', { name: labels.keepWriting }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText(labels.message)).toHaveValue('월요일에 만나요.');
  expect(screen.queryByRole('button', { name: labels.undo })).toBeNull();
  await approve();
  await userEvent.click(await screen.findByRole('button', { name: labels.approveOnlySubmit }));
  expect(await screen.findByText(labels.decided.APPROVED('준호'))).toBeVisible();
  leavePage();
  await waitFor(() => expect(sent.at(-1)?.name).toBe('ApproveApplication'));
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('draft::teamPost:7') ?? '{}')).toEqual({ text: '월요일에 만나요.' }),
  );
  await waitFor(() => expect(sessionStorage.getItem('draft::decisions:7')).toBeNull());
});

test('a bulk approval with a written message needs a confirmation, and moves the message to the board', async () => {
  sessionStorage.setItem('draft::teamPost:7', JSON.stringify({ text: '반가워요.' }));
  const approved = { ...buildApplication('21', '준호', 'APPROVED'), notice: buildProject(true, 1) };
  const results = [{ __typename: 'DecisionResult', applicationId: '21', message: null, application: approved }];
  const { sent } = await show({
    DecideApplications: () => ({
      data: { decideApplications: { __typename: 'DecideApplicationsPayload', results } },
    }),
  });
  await press(labels.selectMany);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(labels.message), '곧 만나요.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '준호' }));
  await userEvent.click(dialog.getByRole('button', { name: labels.approve }));
  const submit = await screen.findByRole('button', { name: labels.approveOnlySubmit });
  expect(sent.some(({ name }) => name === 'DecideApplications')).toBe(false);
  await userEvent.click(submit);
  expect(await dialog.findByText(labels.status.APPROVED)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('draft::teamPost:7') ?? '{}')).toEqual({ text: '반가워요.\n\n곧 만나요.' });
  expect(sessionStorage.getItem('draft::selection:7')).toBeNull();
});

test('the message field shows that an approval does not send the message', async () => {
  await show();
  await press(labels.writeMessage);
  expect(screen.getByLabelText(labels.message)).toHaveAccessibleDescription(labels.messageHint);
});
