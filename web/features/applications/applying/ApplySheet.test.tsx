import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { toOpenSeats, toSeats } from '../../../stories/data/notices';
import { STUDY } from '../../../test/notice';
import { buildConnection, buildError, type Responses, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { application: labels, verification } = texts;

const FREE_SEATS = 1;

const PROJECT = {
  ...STUDY,
  __typename: 'Project',
  kind: 'PROJECT',
  title: '우리 학교 지도',
  freeSeatCount: FREE_SEATS,
  field: '웹',
  techStack: 'React',
  roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({ __typename: 'NoticeRole', role })),
  seats: [toSeats('FRONTEND', 1, 1), toSeats('BACKEND', 1, 0)],
};
/** The project with two roles, but with one free seat in total. */
const TWO_FREE_ROLES = {
  ...PROJECT,
  seats: [toSeats('FRONTEND', 1, 0), toSeats('BACKEND', 1, 0)],
};
const COMMENTS = buildConnection('Comment', []);
const CONTACTS = {
  __typename: 'Contacts',
  openChat: null,
  email: null,
  phone: '010-1234-5678',
  github: 'minji',
  discord: null,
};
const VIEWER = { __typename: 'Viewer', id: '1', member: PROJECT.owner };

/** Builds the viewer's earlier applications. */
function buildEarlier(earlier: readonly string[]) {
  const notice = { __typename: 'Project', id: '5', title: '지난 공고' };
  const nodes = earlier.map((text, index) => ({ __typename: 'Application', id: `5${index}`, text, notice }));
  return { data: { viewer: { __typename: 'Viewer', id: '1', applications: buildConnection('Application', nodes) } } };
}

const COUNT = { __typename: 'NoticePage', totalCount: 0, totalCountCapped: false };
const HOME = {
  openProjects: COUNT,
  openStudies: COUNT,
  closingSoon: COUNT,
  fittingNotices: [],
  projects: [],
  studies: [],
};
const EARLIER = ['지난번에 쓴 글', '', '지난번에 쓴 글', '다른 글'];

const show = (shown: object, apply: Responses[string], earlier: readonly string[] = [], contacts: object = CONTACTS) =>
  showPage(
    '/project/7',
    {
      EarlierApplications: () => buildEarlier(earlier),
      NoticePage: () => ({ data: { notice: shown } }),
      CommentSection: () => ({ data: { viewer: VIEWER, notice: { ...PROJECT, commentThreads: COMMENTS } } }),
      ContactsChoice: () => ({ data: { viewer: { ...VIEWER, contacts } } }),
      ApplyToNotice: apply,
      HomePage: () => ({ data: { viewer: null, ...HOME } }),
    },
    '/home',
  );

/**
 * Clicks a button that opens or closes the sheet. The URL changes in a transition, which has ended
 * when this returns.
 */
const click = (button: HTMLElement) => act(async () => fireEvent.click(button));

async function open(
  apply: Responses[string],
  shown: object = PROJECT,
  earlier: readonly string[] = [],
  contacts: object = CONTACTS,
) {
  const page = await show(shown, apply, earlier, contacts);
  await click(await screen.findByRole('button', { name: labels.applyFor(FREE_SEATS) }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: labels.formTitle })) };
}

const applied = () => ({
  data: {
    applyToNotice: {
      __typename: 'ApplyToNoticePayload',
      notice: {
        ...PROJECT,
        viewerCanApply: false,
        viewerApplyRefusal: 'ALREADY_APPLIED',
        viewerApplication: {
          __typename: 'Application',
          id: '9',
          status: 'PENDING',
          role: 'BACKEND',
          text: '안녕하세요',
          answers: [],
          createdAt: '2026-11-01T00:00:00Z',
          decideBy: '2026-11-30',
          message: null,
          departureReason: null,
          viewerCanCancel: true,
        },
      },
    },
  },
});

const SUBMIT = labels.submitAs(texts.notice.role.BACKEND);
const roleOption = (role: 'FRONTEND' | 'BACKEND' | 'DESIGNER') => ({
  name: new RegExp(`^${texts.notice.role[role]}`),
});

afterEach(() => sessionStorage.clear());

test('the form shows which contacts the team will see', async () => {
  const { dialog } = await open(applied);
  const { shared, kind } = texts.contact;
  expect(await dialog.findByText(shared(`${kind.phone}, ${kind.github}`))).toBeInTheDocument();
});

test('the form of a member without contacts offers to write some', async () => {
  const contacts = { ...CONTACTS, phone: null, github: null };
  const { dialog } = await open(applied, PROJECT, [], contacts);
  const hint = await dialog.findByText(texts.contact.sharesNothing);
  await waitFor(() => expect(hint).toBeVisible());
  expect(dialog.getByRole('button', { name: texts.contact.write })).toBeVisible();
});

test('the warning about contact details emphasizes the way back to the text', async () => {
  const { dialog, sent } = await open(applied);
  fill(dialog.getByLabelText(labels.text), '010-1234-5678로 연락 주세요.');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText(labels.contactHint)).toBeInTheDocument();
  expect(screen.getByText(texts.contactWarning.edit).closest('button')).toHaveClass('ant-btn-primary');
  expect(screen.getByText(labels.sendAnyway).closest('button')).not.toHaveClass('ant-btn-primary');
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('the toast about the stored draft disappears when the form is opened again', async () => {
  const { dialog } = await open(applied);
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  await click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(labels.draftKept)).toBeVisible();
  await click(screen.getByRole('button', { name: labels.applyFor(FREE_SEATS) }));
  // The toast's own duration is five seconds.
  await waitFor(() => expect(screen.queryByText(labels.draftKept)).toBeNull(), { timeout: 2_000 });
});

test('a role that is not recruited cannot be chosen, and a role is required', async () => {
  const { dialog, sent } = await open(applied, TWO_FREE_ROLES);
  expect(dialog.getByRole('radio', roleOption('DESIGNER'))).toBeDisabled();
  fireEvent.click(dialog.getByRole('button', { name: labels.apply }));
  expect(await dialog.findByText(labels.roleRequired)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('a full role cannot be chosen, and shows that its seats are taken', async () => {
  const { dialog } = await open(applied);
  const full = dialog.getByRole('radio', roleOption('FRONTEND'));
  expect(full).toBeDisabled();
  expect(full).toHaveAccessibleName(expect.stringContaining(labels.seatsTaken));
  expect(dialog.getByRole('radio', roleOption('BACKEND'))).toBeEnabled();
});

test('an application is sent with role and text, and the home page opens', async () => {
  const { dialog, sent, getPath } = await open(applied);
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const application = sent.find(({ name }) => name === 'ApplyToNotice');
  expect(application?.variables).toEqual({ input: { noticeId: '7', role: 'BACKEND', text: '안녕하세요' } });
  expect(sessionStorage).toHaveLength(0);
  const name = labels.appliedUntil(PROJECT.owner.nickName, '2026-11-30');
  const card = within(await screen.findByRole('region', { name }));
  expect(card.getByText(PROJECT.title)).toBeVisible();
  expect(card.getByRole('link', { name: labels.viewMine })).toHaveAttribute('href', '/applyproject/7');
});

test('an application without text needs a confirmation, and can still be written', async () => {
  const { dialog, sent, getPath } = await open(applied);
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
  const { dialog } = await open(applied);
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
  const { dialog, sent, getPath } = await open(applied);
  for (const name of labels.starters) fireEvent.click(dialog.getByRole('button', { name }));
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  fireEvent.click(await screen.findByText(labels.sendEmpty));
  await waitFor(() => expect(getPath()).toBe('/home'));
  expect(sent.find(({ name }) => name === 'ApplyToNotice')?.variables).toMatchObject({ input: { text: '' } });
});

test('a starter that nothing was written after is not sent', async () => {
  const { dialog, sent, getPath } = await open(applied);
  const [first, second, third] = labels.starters;
  fill(dialog.getByLabelText(labels.text), `${first}:\n- 축제 앱\n${second}: \n\n${third}: 지도`);
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const text = `${first}:\n- 축제 앱\n\n${third}: 지도`;
  expect(sent.find(({ name }) => name === 'ApplyToNotice')?.variables).toMatchObject({ input: { text } });
});

test('a project without headcounts by role offers all free seats for each role', async () => {
  const seats = [toOpenSeats(4, 1)];
  const { dialog } = await open(applied, { ...PROJECT, seats });
  for (const option of dialog.getAllByRole('radio')) {
    expect(option).toBeEnabled();
    expect(option).toHaveAccessibleName(expect.stringContaining(labels.seatsOpenToAll(3)));
  }
});

test('a rejected application shows the error, and the dialog keeps the typed text', async () => {
  const { dialog, getPath } = await open(() => buildError('ALREADY_APPLIED', '이미 지원한 공고예요.'));
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
  expect(dialog.getByLabelText(labels.text)).toHaveValue('안녕하세요');
  expect(getPath()).toBe('/project/7');
});

test('an unverified applicant gets a link to the verification instead of the button, and returns from there', async () => {
  const refused = {
    ...PROJECT,
    verifiedOnly: true,
    needsVerifiedSchool: true,
    viewerCanApply: false,
    viewerApplyRefusal: 'SCHOOL_UNVERIFIED',
  };
  await show(refused, applied);
  expect(await screen.findByText(verification.needed)).toBeVisible();
  expect(screen.getByText(verification.verifiedMembers)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.applyFor(FREE_SEATS) })).toBeNull();
  const link = screen.getByRole('link', { name: verification.verify });
  expect(link).toHaveAttribute('href', '/mypage/profile?next=%2Fproject%2F7#school');
});

test('an application rejected for a missing verification leads to it, and its text stays', async () => {
  const { dialog, getPath } = await open(() => buildError('SCHOOL_UNVERIFIED', '학교를 인증해 주세요.'));
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/mypage/profile'));
  expect(await screen.findByText('학교를 인증해 주세요.')).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem('draft::apply:7') ?? '')).toEqual({ role: 'BACKEND', text: '안녕하세요' });
});

test('the back button closes an open application form first, and leaves the page the second time', async () => {
  const { dialog, goBack, getPath } = await open(applied);
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

test('the only role with a free seat is preselected, and the button names it', async () => {
  const { dialog } = await open(applied);
  expect(dialog.getByRole('radio', roleOption('BACKEND'))).toBeChecked();
  expect(dialog.getByRole('button', { name: SUBMIT })).toBeEnabled();
});

test('closing the form with a text shows that the draft is stored', async () => {
  const { dialog } = await open(applied);
  expect(dialog.queryByText(texts.draft.stored)).toBeNull();
  await userEvent.type(dialog.getByLabelText(labels.text), '안녕하세요');
  expect(await dialog.findByText(texts.draft.stored)).toBeVisible();
  await act(() => userEvent.keyboard('{Escape}'));
  expect(await screen.findByText(labels.draftKept)).toBeVisible();
});

test('closing the form without a text shows nothing', async () => {
  await open(applied);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(labels.draftKept)).toBeNull();
});

test('the text of an earlier application is appended to the typed text and to the draft', async () => {
  const { dialog } = await open(applied, PROJECT, EARLIER);
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
  const { dialog, sent } = await open(applied);
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('EarlierApplications'));
  expect(dialog.queryByRole('button', { name: labels.takeEarlier })).toBeNull();
});

test.each([
  ['NOTICE_FULL', texts.notice.noFreeSeats, texts.notice.closedSeats],
  ['RECRUITMENT_CLOSED', texts.notice.closedSeats, texts.notice.noFreeSeats],
  ['NOTICE_HIDDEN', labels.denial.NOTICE_HIDDEN, texts.notice.noFreeSeats],
])('a notice with the denial %s shows the reason', async (viewerApplyRefusal, reason, other) => {
  const recruiting = viewerApplyRefusal === 'NOTICE_FULL';
  await show(
    { ...PROJECT, recruiting, freeSeatCount: recruiting ? 0 : 3, viewerCanApply: false, viewerApplyRefusal },
    () => buildError('NOT_FOUND', ''),
  );
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(screen.queryByText(other)).toBeNull();
});

test('a project without headcounts by role shows its free seats once for all roles', async () => {
  const seats = [toOpenSeats(4, 1)];
  await show({ ...PROJECT, freeSeatCount: 3, seats }, applied);
  expect(await screen.findByRole('heading', { name: texts.notice.freeSeats(3) })).toBeVisible();
  const group = screen.getByText(texts.notice.anyRole).closest('div');
  expect(group).toHaveTextContent(texts.notice.left(3));
  expect(screen.queryByText(texts.notice.role.BACKEND)).toBeNull();
});

const toQuestion = (id: string, text: string) => ({ __typename: 'NoticeQuestion', id, text });
const ASKED = { ...PROJECT, questions: [toQuestion('1', '왜 하고 싶나요?'), toQuestion('2', '언제 만날 수 있나요?')] };
const MORE = texts.notice.optional(labels.moreName);

test('a notice with questions has a field for each answer, and its text is optional', async () => {
  const { dialog, sent, getPath } = await open(applied, ASKED);
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
  const { dialog, sent } = await open(applied, { ...ASKED, questions: ASKED.questions.slice(0, 1) });
  fill(dialog.getByLabelText('왜 하고 싶나요?'), '010-1234-5678로 연락 주세요.');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  expect(await screen.findByText(labels.contactHint)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('changed questions replace the fields, and typed answers stay by the text of their question', async () => {
  const current = { version: 2, questions: [toQuestion('8', '무엇을 해 봤나요?'), toQuestion('9', '왜 하고 싶나요?')] };
  const responses = [
    { errors: [{ message: '질문이 바뀌었어요.', extensions: { code: 'QUESTIONS_CHANGED', current } }] },
    applied(),
  ];
  const { dialog, sent, getPath } = await open(() => responses.shift() ?? applied(), ASKED);
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
  const first = await open(applied, ASKED);
  fill(first.dialog.getByLabelText('언제 만날 수 있나요?'), '저녁에요');
  cleanup();
  const { dialog } = await open(applied, { ...ASKED, questions: [toQuestion('9', '언제 만날 수 있나요?')] });
  expect(dialog.getByLabelText('언제 만날 수 있나요?')).toHaveValue('저녁에요');
  await waitFor(() => expect(dialog.getByText(texts.draft.stored)).toBeVisible());
});
