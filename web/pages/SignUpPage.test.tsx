import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LOGIN_ID_FORMAT } from '../../shared/bounds';
import { fill } from '../test/fill';
import { type Responses, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

const MEMBER = { __typename: 'Member', id: '1' };
const signUp = () => ({ data: { signUp: { __typename: 'SignUpPayload', member: MEMBER } } });
const logIn = () => ({
  data: { logIn: { __typename: 'LogInPayload', viewer: { __typename: 'Viewer', id: '1', loginId: 'newcomer' } } },
});

/** Fills the form and sends it. */
async function submit(responses: Responses) {
  const page = await showPage('signUp', '/signup?next=%2Fstudy%2F7', {
    SchoolInput: () => ({ data: { schools: [] } }),
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
  return { ...page, sent: () => page.sent.map(({ name }) => name).filter((name) => name !== 'SchoolInput') };
}

afterEach(() => sessionStorage.clear());

test('sign-up keeps `next`: it logs in and continues at the requested page', async () => {
  const { sent, getPath } = await submit({});
  await waitFor(() => expect(getPath()).toBe('/study/7'));
  expect(sent()).toEqual(['SignUp', 'LogIn']);
  expect(await screen.findByText(texts.member.signedUp)).toBeVisible();
});

test('if the login after sign-up fails, the login page continues at the requested page', async () => {
  const { getAddress } = await submit({ LogIn: () => refuse('TOO_MANY_ATTEMPTS', '시도가 너무 많아요.') });
  await waitFor(() => expect(getAddress()).toBe('/?next=%2Fstudy%2F7'));
  expect(await screen.findByText(texts.member.signedUpOnly)).toBeVisible();
});

test('a taken login id is an error of the field, not a toast', async () => {
  const message = '이미 있는 아이디예요.';
  const { sent } = await submit({ SignUp: () => refuse('LOGIN_ID_TAKEN', message, { loginId: message }) });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(texts.auth.loginId)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sent()).toEqual(['SignUp']);
});

test('the link to the login page keeps the requested page', async () => {
  await showPage('signUp', '/signup?next=%2Fstudy%2F7', {});
  expect(screen.getByRole('link', { name: texts.auth.logIn })).toHaveAttribute('href', '/?next=%2Fstudy%2F7');
});

test('a login id in Korean is rejected before the form is sent', async () => {
  await showPage('signUp', '/signup', {});
  const field = screen.getByLabelText(texts.auth.loginId);
  fill(field, '민지 학생');
  fireEvent.blur(field);
  expect(await screen.findByText(LOGIN_ID_FORMAT.message)).toBeVisible();
});

describe('the school of a shared notice', () => {
  const SHARED = '/project/155?s=signature';
  const show = async (sharedSchool: object | null) => {
    const address = `/signup?next=${encodeURIComponent(SHARED)}`;
    const page = await showPage('signUp', address, { SharedSchool: () => ({ data: { sharedSchool } }) });
    await waitFor(() => expect(page.sent).toEqual([{ name: 'SharedSchool', variables: { shareUrl: SHARED } }]));
    return screen.getByLabelText(texts.member.school);
  };

  test('is filled in, with the reason', async () => {
    const school = await show({ __typename: 'School', id: 'k', name: '한빛대학교' });
    await waitFor(() => expect(school).toHaveValue('한빛대학교'));
    expect(school).toHaveAccessibleDescription(texts.member.sharedSchool);
  });

  test('stays empty for an invalid link', async () => {
    expect(await show(null)).toHaveValue('');
    expect(screen.queryByText(texts.member.sharedSchool)).toBeNull();
  });
});
