import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { buildConnection, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { application: labels } = texts;

const VIEWER = { __typename: 'Viewer', id: '1', member: STUDY.owner };

/** Opens a notice that the viewer applied to. */
async function showApplied(
  status: string,
  others: readonly { id: string }[] = [],
  application: object = {},
  questions: readonly object[] = [],
): Promise<void> {
  const viewerApplication = {
    __typename: 'Application',
    id: '9',
    status,
    role: null,
    text: '안녕하세요',
    answers: [],
    createdAt: '2026-11-01T00:00:00Z',
    decideBy: null,
    departureReason: null,
    message: null,
    viewerCanCancel: true,
    ...application,
  };
  const notice = {
    ...STUDY,
    questions,
    viewerCanApply: false,
    viewerApplyRefusal: 'ALREADY_APPLIED',
    viewerApplication,
  };
  const viewer = { ...VIEWER, applications: buildConnection('Application', others) };
  await showPage('/applystudy/7', {
    ...buildNoticeResponses(notice),
    OtherApplications: () => ({ data: { viewer } }),
  });
}

/** Opens the question about cancelling. */
async function askToCancel(status: string) {
  await showApplied(status);
  await userEvent.click(await screen.findByRole('button', { name: labels.cancel }));
  return within(await screen.findByRole('dialog'));
}

test('the question about cancelling an approved application mentions leaving the team', async () => {
  const dialog = await askToCancel('APPROVED');
  expect(dialog.getByText(labels.cancelApprovedQuestion)).toBeInTheDocument();
  expect(dialog.getByText(labels.cancelApprovedHint)).toBeInTheDocument();
});

test.each(['PENDING', 'WAITLISTED'])(
  'the question about a %s application mentions only the application',
  async (status) => {
    const dialog = await askToCancel(status);
    expect(dialog.getByText(labels.cancelQuestion)).toBeInTheDocument();
    expect(dialog.getByText(labels.cancelHint)).toBeInTheDocument();
  },
);

test('offers to cancel other applications only if the server allows it', async () => {
  const build = (id: string, title: string, viewerCanCancel: boolean) => ({
    __typename: 'Application',
    id,
    viewerCanCancel,
    notice: { __typename: 'Study', id: `1${id}`, kind: 'STUDY', title },
  });
  await showApplied('APPROVED', [build('31', '취소할 지원', true), build('32', '끝난 지원', false)]);
  const others = within(await screen.findByRole('region', { name: labels.others }));
  expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['취소할 지원']);
});

test('the button and the question of another application name its notice', async () => {
  const build = (id: string, title: string) => ({
    __typename: 'Application',
    id,
    viewerCanCancel: true,
    notice: { __typename: 'Study', id: `1${id}`, kind: 'STUDY', title },
  });
  await showApplied('APPROVED', [build('31', '토익 스터디'), build('32', '면접 스터디')]);
  const others = within(await screen.findByRole('region', { name: labels.others }));
  expect(others.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
    ['토익 스터디', '면접 스터디'].map(labels.cancelOf),
  );
  await userEvent.click(others.getByRole('button', { name: labels.cancelOf('면접 스터디') }));
  expect(await screen.findByRole('dialog', { name: labels.cancelQuestionOf('면접 스터디') })).toBeInTheDocument();
});

const QUESTIONS = [{ __typename: 'NoticeQuestion', id: '1', text: '지금의 질문?' }];

test('shows the answers below the questions as they were asked, and no empty text', async () => {
  const answers = [{ __typename: 'ApplicationAnswer', id: '9-1', question: '그때의 질문?', text: '나의 답' }];
  await showApplied('PENDING', [], { text: '', answers }, QUESTIONS);
  expect(await screen.findByText('나의 답')).toBeVisible();
  expect(screen.getByText('그때의 질문?')).toBeVisible();
  expect(screen.queryByText('지금의 질문?')).toBeNull();
  expect(screen.queryByText(labels.noText)).toBeNull();
});

test('shows that an application over REST answered nothing', async () => {
  await showApplied('PENDING', [], {}, QUESTIONS);
  expect(await screen.findByText('지금의 질문?')).toBeVisible();
  expect(screen.getByText(labels.notAnswered)).toBeVisible();
  expect(screen.getByText('안녕하세요')).toBeVisible();
});
