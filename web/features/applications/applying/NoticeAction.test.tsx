import { screen } from '@testing-library/react';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { buildConnection, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { application: labels } = texts;

const VIEWER = { __typename: 'Viewer', id: '1', member: STUDY.owner };

/** Opens a notice that the viewer cannot apply for. */
async function showDenied(viewerApplyRefusal: string, viewerDeparture: object | null = null) {
  const notice = { ...STUDY, viewerCanApply: false, viewerApplyRefusal, viewerDeparture };
  await showPage('/study/7', buildNoticeResponses(notice));
}

/** Opens a notice whose team the viewer is in or was in, without an application. */
const show = (viewerDeparture: object | null) => showDenied('ALREADY_APPLIED', viewerDeparture);

it('shows that a member who joined by an invitation is in the team', async () => {
  await show(null);
  expect(await screen.findByText(labels.inTeam)).toBeVisible();
});

/** Opens a notice whose team the viewer joined with an approved application. */
async function showApproved(path: string) {
  const viewerApplication = {
    __typename: 'Application',
    id: '21',
    status: 'APPROVED',
    role: null,
    text: '함께하고 싶어요',
    answers: [],
    departureReason: null,
    message: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    decideBy: null,
    viewerCanCancel: true,
  };
  const notice = { ...STUDY, viewerCanApply: false, viewerIsTeammate: true, viewerApplication };
  await showPage(path, {
    ...buildNoticeResponses(notice),
    OtherApplications: () => ({ data: { viewer: { ...VIEWER, applications: buildConnection('Application', []) } } }),
  });
}

it('leads an approved member to the team, and offers the application as a link', async () => {
  await showApproved('/study/7');
  expect(await screen.findByText(labels.myStatus.APPROVED)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.team.view })).toHaveAttribute('href', '/team/7');
  expect(screen.getByRole('link', { name: labels.formTitle })).toHaveAttribute('href', '/applystudy/7');
});

it('offers no link to the application on the page that shows it', async () => {
  await showApproved('/applystudy/7');
  expect(await screen.findByText('함께하고 싶어요')).toBeVisible();
  expect(screen.getByRole('link', { name: texts.team.view })).toHaveAttribute('href', '/team/7');
  expect(screen.queryByRole('link', { name: labels.formTitle })).toBeNull();
});

it('leads a member who joined by an invitation to the team', async () => {
  await show(null);
  expect(await screen.findByRole('link', { name: texts.team.view })).toHaveAttribute('href', '/team/7');
});

it('shows why a member without an application was removed', async () => {
  await show({ __typename: 'TeamDeparture', id: '7-1', reason: '연락이 닿지 않아요.' });
  expect(await screen.findByText(labels.myStatus.REMOVED)).toBeVisible();
  expect(screen.getByText('연락이 닿지 않아요.')).toBeVisible();
});

it("shows 'my own notice' if viewerCanManage is stale", async () => {
  await showDenied('OWN_NOTICE');
  expect(await screen.findByText(labels.denial.OWN_NOTICE)).toBeVisible();
});

it('shows that applying is impossible for a reason that only a newer server has', async () => {
  await showDenied('NEWER_REASON');
  expect(await screen.findByText(labels.denial.other)).toBeVisible();
  expect(screen.queryByText(labels.denial.RECRUITMENT_CLOSED)).toBeNull();
});
