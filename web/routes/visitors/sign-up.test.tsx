import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LOGIN_ID_FORMAT } from '../../../shared/bounds';
import { fill } from '../../test/fill';
import { type Responses, buildError, showPage } from '../../test/show-page';
import { SHARED_NOTICE } from '../../stories/data/notices';
import { texts } from '../../texts';

const MEMBER = { __typename: 'Member', id: '1' };
const signUp = () => ({ data: { signUp: { __typename: 'SignUpPayload', member: MEMBER } } });
const logIn = () => ({
  data: {
    logIn: {
      __typename: 'LogInPayload',
      viewer: { __typename: 'Viewer', id: '1', loginId: 'newcomer', language: 'ko' },
    },
  },
});

const buildSchool = (name: string) => ({ __typename: 'School', id: name, name });

/** Fills the form and sends it. */
async function submit(responses: Responses, next = '/study/7') {
  const page = await showPage(`/signup?next=${encodeURIComponent(next)}`, {
    SchoolInput: () => ({ data: { schools: [] } }),
    SchoolCheck: () => ({ data: { knownSchool: buildSchool('한팀대학교'), nearestSchools: [] } }),
    SignUp: signUp,
    LogIn: logIn,
    ...responses,
  });
  const type = (label: string, value: string) => fill(screen.getByLabelText(label), value);
  type(texts.auth.loginId, 'newcomer');
  type(texts.auth.password, 'hanteam-newcomer');
  type(texts.member.passwordAgain, 'hanteam-newcomer');
  type(texts.member.nickName, '새내기');
  type(texts.member.school, '한팀대학교');
  type(texts.member.email, 'new@example.com');
  fireEvent.click(screen.getByLabelText(texts.consent.all));
  fireEvent.click(screen.getByText(texts.member.signUp, { selector: 'button span' }));
  await waitFor(() => expect(page.sent.some(({ name }) => name === 'SignUp')).toBe(true));
  return { ...page, sent: () => page.sent.map(({ name }) => name).filter((name) => !name.startsWith('School')) };
}

afterEach(() => sessionStorage.clear());

test('sign-up keeps `next`: it logs in and continues at the requested page', async () => {
  const { sent, getPath } = await submit({});
  await waitFor(() => expect(getPath()).toBe('/study/7'));
  expect(sent()).toEqual(['SignUp', 'LogIn']);
  expect(await screen.findByText(texts.member.signedUp)).toBeVisible();
});

test('no toast covers the form to apply, which opens after the sign-up', async () => {
  const { getPath } = await submit({}, '/study/7#apply');
  await waitFor(() => expect(getPath()).toBe('/study/7'));
  expect(screen.queryByText(texts.member.signedUp)).toBeNull();
});

test('if the login after sign-up fails, the login page continues at the requested page', async () => {
  const { getUrl } = await submit({ LogIn: () => buildError('TOO_MANY_ATTEMPTS', '시도가 너무 많아요.') });
  await waitFor(() => expect(getUrl()).toBe('/?next=%2Fstudy%2F7'));
  expect(await screen.findByText(texts.member.signedUpOnly)).toBeVisible();
});

test('a taken login id is an error of the field, not a toast', async () => {
  const message = '이미 있는 아이디예요.';
  const { sent } = await submit({ SignUp: () => buildError('LOGIN_ID_TAKEN', message, { loginId: message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(texts.auth.loginId)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sent()).toEqual(['SignUp']);
});

test('the link to the login page keeps the requested page', async () => {
  await showPage('/signup?next=%2Fstudy%2F7', {});
  expect(screen.getByRole('link', { name: texts.auth.logIn })).toHaveAttribute('href', '/?next=%2Fstudy%2F7');
});

test('a login id in Korean is refused before the form is sent', async () => {
  await showPage('/signup', {});
  const field = screen.getByLabelText(texts.auth.loginId);
  fill(field, '민지 학생');
  fireEvent.blur(field);
  expect(await screen.findByText(LOGIN_ID_FORMAT.text.ko)).toBeVisible();
});

describe('a school outside the list', () => {
  const SchoolCheck = (nearest: string[]) => () => ({
    data: { knownSchool: null, nearestSchools: nearest.map(buildSchool) },
  });
  const enter = async (responses: Responses) => {
    const { sent } = await showPage('/signup', { SchoolInput: () => ({ data: { schools: [] } }), ...responses });
    const field = screen.getByLabelText(texts.member.school);
    fill(field, '한빗대');
    fireEvent.blur(field);
    expect(await screen.findByText(texts.member.unknownSchool)).toBeVisible();
    return { field, checks: () => sent.filter(({ name }) => name === 'SchoolCheck').length };
  };

  test('is replaced by a school with a similar name', async () => {
    const { field } = await enter({ SchoolCheck: SchoolCheck(['한빛대학교', '국립한밭대학교']) });
    expect(screen.getByRole('group', { name: texts.member.nearestSchools })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '한빛대학교' }));
    expect(field).toHaveValue('한빛대학교');
    await waitFor(() => expect(screen.queryByText(texts.member.unknownSchool)).toBeNull());
  });

  test('needs one confirmation', async () => {
    const { field, checks } = await enter({ SchoolCheck: SchoolCheck([]) });
    fireEvent.click(screen.getByRole('button', { name: texts.member.keepSchool('한빗대') }));
    await waitFor(() => expect(screen.queryByText(texts.member.unknownSchool)).toBeNull());
    fireEvent.blur(field);
    expect(field).toHaveValue('한빗대');
    expect(screen.queryByRole('group', { name: texts.member.rightSchool })).toBeNull();
    expect(checks()).toBe(1);
  });

  test('is accepted if the check fails', async () => {
    const page = await submit({ SchoolCheck: () => buildError('INTERNAL', '오류') });
    await waitFor(() => expect(page.getPath()).toBe('/study/7'));
  });
});

test('visitors without a share link see the slogan', async () => {
  await showPage('/signup', {});
  expect(screen.getByText(texts.common.slogan)).toBeVisible();
});

describe('the shared notice', () => {
  const SHARED = '/project/155?s=signature';
  const NOTICE = { ...SHARED_NOTICE, title: '기숙사 공동구매 앱', roles: [] };
  const show = async (sharedNotice: object | null) => {
    const url = `/signup?next=${encodeURIComponent(`${SHARED}#apply`)}`;
    const page = await showPage(url, { SharedNotice: () => ({ data: { sharedNotice } }) });
    await waitFor(() => expect(page.sent).toEqual([{ name: 'SharedNotice', variables: { shareUrl: SHARED } }]));
    return screen.getByLabelText(texts.member.school);
  };

  test('fills in its school, with the reason', async () => {
    const school = await show(NOTICE);
    await waitFor(() => expect(school).toHaveValue('한빛대학교'));
    expect(school).toHaveAccessibleDescription(texts.member.sharedSchool);
  });

  test('is above the form, whose first field has the focus', async () => {
    await show(NOTICE);
    expect(await screen.findByText('기숙사 공동구매 앱')).toBeVisible();
    expect(screen.queryByText(texts.common.slogan)).toBeNull();
    expect(screen.getByLabelText(texts.auth.loginId)).toHaveFocus();
  });

  test('leads members to the open form of the login page', async () => {
    await show(NOTICE);
    const href = `/?next=${encodeURIComponent(`${SHARED}#apply`)}#member`;
    expect(screen.getByRole('link', { name: texts.auth.logIn })).toHaveAttribute('href', href);
  });

  test('is missing for an invalid link: the school stays empty, and the slogan is shown', async () => {
    expect(await show(null)).toHaveValue('');
    expect(screen.queryByText(texts.member.sharedSchool)).toBeNull();
    expect(await screen.findByText(texts.common.slogan)).toBeVisible();
  });
});

test('the documents that a visitor agrees to are about the typed school', async () => {
  await showPage('/signup', {});
  const terms = () => screen.getByRole('link', { name: texts.consent.read(texts.legal.terms) });
  expect(terms()).toHaveAttribute('href', '/terms');
  fill(screen.getByLabelText(texts.member.school), ' 서울대 ');
  await waitFor(() => expect(terms()).toHaveAttribute('href', `/terms?school=${encodeURIComponent('서울대')}`));
});
