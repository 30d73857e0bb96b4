import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MY_PAGE_VIEWER } from '../test/my-page';
import { refuse, type Responses, showPage } from '../test/showPage';
import { texts } from '../texts';

const { settings } = texts.notification;

const SETTING = { __typename: 'NotificationSetting', kind: 'COMMENT_ADDED', group: '댓글', label: '내 공고의 댓글' };

const buildViewer = (bell: boolean, mail: boolean) => ({
  ...MY_PAGE_VIEWER,
  unreadNotificationCount: 0,
  notificationSettings: [{ ...SETTING, bell, mail }],
});

const show = (update: Responses[string]) =>
  showPage('myPage', '/mypage#notifications', {
    MyPage: () => ({ data: { viewer: buildViewer(true, false) } }),
    UpdateNotificationSetting: update,
  });

// Queries by role take seconds on this page of many forms.
const nameOf = (channel: 'BELL' | 'MAIL') => settings.box(SETTING.label, channel);
const box = (channel: 'BELL' | 'MAIL') => screen.findByLabelText(nameOf(channel));

it('shows what is on for each kind, and saves a box as soon as it is ticked', async () => {
  const { sent } = await show(() => ({
    data: {
      updateNotificationSetting: { __typename: 'UpdateNotificationSettingPayload', viewer: buildViewer(true, true) },
    },
  }));
  expect(await box('BELL')).toBeChecked();
  expect(await box('MAIL')).not.toBeChecked();
  await userEvent.click(await box('MAIL'));
  await waitFor(() => expect(screen.getByLabelText(nameOf('MAIL'))).toBeChecked());
  await waitFor(() => expect(sent.at(-1)?.name).toBe('UpdateNotificationSetting'));
  expect(await box('MAIL')).toHaveFocus();
  expect(sent.at(-1)?.variables).toEqual({ input: { kind: 'COMMENT_ADDED', channel: 'MAIL', enabled: true } });
});

it('shows a box as ticked while it is being saved', async () => {
  const { sent } = await show(() => refuse('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  const mail = await box('MAIL');
  fireEvent.click(mail);
  expect(mail).toBeChecked();
  expect(await box('BELL')).toBeChecked();
  await waitFor(() => expect(mail).not.toBeChecked());
  expect(sent.at(-1)?.name).toBe('UpdateNotificationSetting');
});

it('shows what is stored again when a change fails, and says so', async () => {
  await show(() => refuse('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  await userEvent.click(await box('MAIL'));
  expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeVisible();
  expect(await box('MAIL')).not.toBeChecked();
});
