import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STUDY } from '../test/notice';
import { buildConnection, showPage } from '../test/showPage';
import { texts } from '../texts';

const { application: labels } = texts;

const COMMENTS = buildConnection('Comment', []);
const VIEWER = { __typename: 'Viewer', id: '1', member: STUDY.owner };

/** Opens a notice that the viewer applied to, and the question about cancelling. */
async function askToCancel(status: string) {
  const viewerApplication = {
    __typename: 'Application',
    id: '9',
    status,
    role: null,
    text: '안녕하세요',
    createdAt: '2026-11-01T00:00:00Z',
    decideBy: null,
    departureReason: null,
    message: null,
    viewerCanCancel: true,
  };
  const notice = { ...STUDY, viewerCanApply: false, viewerApplyRefusal: 'ALREADY_APPLIED', viewerApplication };
  const others = { ...VIEWER, applications: buildConnection('Application', []) };
  await showPage('appliedStudy', '/applystudy/7', {
    NoticePage: () => ({ data: { notice } }),
    CommentSection: () => ({ data: { viewer: VIEWER, notice: { ...STUDY, commentThreads: COMMENTS } } }),
    OtherApplications: () => ({ data: { viewer: { ...others, waiting: others.applications } } }),
  });
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
