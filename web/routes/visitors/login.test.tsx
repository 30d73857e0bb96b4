import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../test/show-page';
import { SHARED_NOTICE } from '../../stories/data/notices';
import { texts } from '../../texts';

const SHARED = '/project/155?s=signature';
const NOTICE = { ...SHARED_NOTICE, title: '기숙사 공동구매 앱' };

const show = (sharedNotice: object | null, hash = '') =>
  showPage(`/?next=${encodeURIComponent(SHARED)}${hash}`, {
    LoginPage: () => ({ data: { viewer: null, demoAccounts: [] } }),
    SharedNotice: () => ({ data: { sharedNotice } }),
  });

const getForm = () => screen.queryByLabelText(texts.auth.loginId);

test('a share link shows its notice and leads to the sign-up, which continues with the form to apply', async () => {
  const { sent } = await show(NOTICE);
  const card = await screen.findByRole('region', { name: texts.notice.shared });
  expect(card).toHaveTextContent('한빛대학교 · 프로젝트');
  expect(card).toHaveTextContent('기숙사 공동구매 앱');
  expect(card).toHaveTextContent('프론트 2명디자이너 1명');
  const signUp = screen.getByRole('link', { name: texts.auth.signUpToApply });
  expect(signUp).toHaveAttribute('href', `/signup?next=${encodeURIComponent(`${SHARED}#apply`)}`);
  expect(getForm()).toBeNull();
  const asked = sent.filter(({ name }) => name === 'SharedNotice');
  expect(asked).toEqual([{ name: 'SharedNotice', variables: { shareUrl: SHARED } }]);
});

test('a member opens the form below a share link', async () => {
  await show(NOTICE);
  await userEvent.click(await screen.findByRole('link', { name: texts.auth.alreadyMember }));
  expect(getForm()).toHaveFocus();
  expect(screen.getByRole('button', { name: texts.auth.logIn })).toBeVisible();
  expect(screen.queryByRole('link', { name: texts.auth.alreadyMember })).toBeNull();
});

test.each([
  ['a study', { ...NOTICE, kind: 'STUDY', roles: [] }, texts.notice.wanted(5), texts.auth.signUpToApply],
  ['a closed notice', { ...NOTICE, recruiting: false }, texts.notice.closed, texts.auth.signUpToRead],
])('the card of %s shows what it wants', async (_name, notice, shown, button) => {
  await show(notice);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByRole('link', { name: button })).toBeVisible();
});

test('an invalid share link shows the login page', async () => {
  await show(null);
  await waitFor(() => expect(getForm()).toBeVisible());
  expect(screen.queryByRole('region', { name: texts.notice.shared })).toBeNull();
  expect(screen.getByRole('link', { name: texts.auth.signUp })).toBeVisible();
});
