import { screen } from '@testing-library/react';
import { MEMBER, showPage } from '../../test/show-page';
import { texts } from '../../texts';

test('a notice that is not found names the school of the viewer, as a possible reason', async () => {
  const viewer = { __typename: 'Viewer', id: '1' };
  const school = { __typename: 'School', id: 'k', name: '한빛대' };
  await showPage('/study/7', {
    NoticePage: () => ({ data: { notice: null } }),
    CommentSection: () => ({ data: { viewer: { ...viewer, member: MEMBER }, notice: null } }),
    OwnSchool: () => ({ data: { viewer: { ...viewer, school } } }),
  });
  expect(await screen.findByText(texts.notice.notFoundHint('한빛대'))).toBeVisible();
  expect(screen.getByRole('link', { name: texts.notice.checkSchool })).toBeVisible();
});
