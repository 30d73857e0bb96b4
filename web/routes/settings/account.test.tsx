import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OPERATOR } from '../../stories/data/settings';
import { SETTINGS_VIEWER } from '../../test/settings';
import { buildError, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { emailConfirmation, legal, member, nav, token } = texts;

const show = (contact: string, viewer: object = {}) =>
  showPage('/mypage/account', {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, ...viewer } } }),
    RequestEmailConfirmation: () => ({
      data: {
        requestEmailConfirmation: {
          __typename: 'RequestEmailConfirmationPayload',
          nextAllowedAt: new Date(Date.now() + 60_000).toISOString(),
        },
      },
    }),
    LegalPage: () => ({ data: { operator: { ...OPERATOR, contact } } }),
    UpdateLanguage: () => buildError('TOO_MANY_ATTEMPTS', '조금 뒤에 다시 시도해 주세요.'),
    LogOut: () => ({ data: { logOut: { __typename: 'LogOutPayload', viewer: null } } }),
  });

beforeEach(() => localStorage.clear());

test('each row shows its value', async () => {
  await show('help@hanbit.example');
  expect(await screen.findByRole('button', { name: member.email })).toHaveAccessibleDescription('min@example.com');
  expect(screen.getByRole('link', { name: member.developer })).toHaveAttribute('href', '/mypage/developer');
  expect(screen.queryByText(emailConfirmation.request)).toBeNull();
  expect(screen.getByText(token.count(0))).toBeVisible();
  expect(screen.getByRole('button', { name: member.appearance.title })).toHaveAccessibleDescription(
    member.appearance.choices.device,
  );
});

test('an unconfirmed address shows why it gets no mails, and its button sends a link once a minute', async () => {
  const { sent } = await show('help@hanbit.example', { emailState: 'UNCONFIRMED' });
  const row = await screen.findByRole('button', { name: member.email });
  expect(row).toHaveAccessibleDescription(emailConfirmation.value.UNCONFIRMED('min@example.com'));
  fireEvent.click(row);
  expect(screen.getByText(emailConfirmation.reason.UNCONFIRMED('min@example.com'))).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: emailConfirmation.request }));
  expect(await screen.findByText(emailConfirmation.requested)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ name: 'RequestEmailConfirmation' });
  expect(screen.getByRole('button', { name: /초\)$/ })).toBeDisabled();
});

test('a refused address shows that its mails came back', async () => {
  await show('help@hanbit.example', { emailState: 'REFUSED' });
  const row = await screen.findByRole('button', { name: member.email });
  fireEvent.click(row);
  expect(screen.getByText(emailConfirmation.reason.REFUSED('min@example.com'))).toBeVisible();
  expect(screen.getByRole('button', { name: emailConfirmation.request })).toBeEnabled();
});

test('the last rows lead to the legal documents, the operator and the logout', async () => {
  const { sent } = await show('help@hanbit.example');
  const mail = await screen.findByRole('link', { name: member.support });
  expect(mail).toHaveAttribute('href', 'mailto:help@hanbit.example');
  expect(screen.getByRole('link', { name: legal.terms })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: legal.privacy })).toHaveAttribute('href', '/privacy');
  fireEvent.click(screen.getByRole('button', { name: nav.logOut }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('LogOut'));
});

test('a contact that is no address is shown without a link', async () => {
  await show('학생회관 2층');
  expect(await screen.findByText('학생회관 2층')).toBeVisible();
  expect(screen.queryByRole('link', { name: member.support })).toBeNull();
});

test('a chosen appearance is the value of its row', async () => {
  await show('학생회관 2층');
  const row = await screen.findByRole('button', { name: member.appearance.title });
  fireEvent.click(row);
  fireEvent.click(screen.getByRole('radio', { name: member.appearance.choices.dark }));
  expect(row).toHaveAccessibleDescription(member.appearance.choices.dark);
  expect(screen.getByRole('radio', { name: member.appearance.choices.dark })).toBeChecked();
});

test('a chosen language is sent, and a failed change leaves the page as it is', async () => {
  const { sent } = await show('학생회관 2층');
  const row = await screen.findByRole('button', { name: member.language.title });
  expect(row).toHaveAccessibleDescription('한국어');
  fireEvent.click(row);
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByText('조금 뒤에 다시 시도해 주세요.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ name: 'UpdateLanguage', variables: { input: { language: 'en' } } });
  expect(screen.getByRole('radio', { name: '한국어' })).toBeChecked();
});
