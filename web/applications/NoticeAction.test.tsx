import { screen } from '@testing-library/react';
import { STUDY } from '../test/notice';
import { buildConnection, showPage } from '../test/showPage';
import { texts } from '../texts';

const { application: labels } = texts;

const VIEWER = { __typename: 'Viewer', id: '1', member: STUDY.owner };

/** Opens a notice whose team the viewer is in or was in, without an application. */
async function show(viewerDeparture: object | null) {
  const notice = { ...STUDY, viewerCanApply: false, viewerApplyRefusal: 'ALREADY_APPLIED', viewerDeparture };
  const commentThreads = buildConnection('Comment', []);
  await showPage('study', '/study/7', {
    NoticePage: () => ({ data: { notice } }),
    CommentSection: () => ({ data: { viewer: VIEWER, notice: { ...STUDY, commentThreads } } }),
  });
}

it('says that a member who joined by a link is in the team', async () => {
  await show(null);
  expect(await screen.findByText(labels.inTeam)).toBeVisible();
});

it('says why a member without an application was removed', async () => {
  await show({ __typename: 'TeamDeparture', id: '7-1', reason: '연락이 닿지 않아요.' });
  expect(await screen.findByText(labels.myStatus.REMOVED)).toBeVisible();
  expect(screen.getByText('연락이 닿지 않아요.')).toBeVisible();
});
