import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SETTINGS_VIEWER } from '../../test/settings';
import { buildError, type Responses, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { settings } = texts.notification;

const COMMENTS = { __typename: 'NotificationSetting', topic: 'COMMENTS', label: '댓글', hint: '내 공고의 댓글' };
const TEAMS = { __typename: 'NotificationSetting', topic: 'TEAMS', label: '팀', hint: '팀원', mail: true };

const buildViewer = (mail: boolean) => ({
  ...SETTINGS_VIEWER,
  notificationSettings: [{ ...COMMENTS, mail }, TEAMS],
});

const show = (update: Responses[string]) =>
  showPage('/mypage/notifications', {
    SettingsPage: () => ({ data: { viewer: buildViewer(false) } }),
    UpdateNotificationSetting: update,
    UpdateAllNotificationSettings: update,
  });

const findSwitch = ({ label }: { label: string }) => screen.findByRole('switch', { name: settings.mailOf(label) });

it('shows the topics with mails, and saves a switch as soon as it is pressed', async () => {
  const { sent } = await show(() => ({
    data: {
      updateNotificationSetting: { __typename: 'UpdateNotificationSettingPayload', viewer: buildViewer(true) },
    },
  }));
  expect(await findSwitch(TEAMS)).toBeChecked();
  expect(await findSwitch(COMMENTS)).not.toBeChecked();
  expect(await findSwitch(COMMENTS)).toHaveAccessibleDescription(COMMENTS.hint);
  await userEvent.click(await findSwitch(COMMENTS));
  await waitFor(() => expect(screen.getByRole('switch', { name: settings.mailOf(COMMENTS.label) })).toBeChecked());
  await waitFor(() => expect(sent.at(-1)?.name).toBe('UpdateNotificationSetting'));
  expect(await findSwitch(COMMENTS)).toHaveFocus();
  expect(sent.at(-1)?.variables).toEqual({ input: { topic: 'COMMENTS', mail: true } });
});

it('shows a switch as on while it is being saved', async () => {
  const { sent } = await show(() => buildError('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  const mail = await findSwitch(COMMENTS);
  fireEvent.click(mail);
  expect(mail).toBeChecked();
  expect(await findSwitch(TEAMS)).toBeChecked();
  await waitFor(() => expect(mail).not.toBeChecked());
  expect(sent.at(-1)?.name).toBe('UpdateNotificationSetting');
});

it('shows the stored value and a message after a failed change', async () => {
  await show(() => buildError('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  await userEvent.click(await findSwitch(COMMENTS));
  expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeVisible();
  expect(await findSwitch(COMMENTS)).not.toBeChecked();
});

const respondToAll = (mail: boolean) => () => ({
  data: {
    updateAllNotificationSettings: {
      __typename: 'UpdateAllNotificationSettingsPayload',
      viewer: { ...SETTINGS_VIEWER, notificationSettings: [COMMENTS, TEAMS].map((topic) => ({ ...topic, mail })) },
    },
  },
});

const row = () => screen.findByRole('button', { name: settings.title });

it('shows the mailed topics as the value of the row', async () => {
  await show(respondToAll(false));
  expect(await row()).toHaveAccessibleDescription('팀만');
});

it('turns all mails off with one switch', async () => {
  const { sent } = await show(respondToAll(false));
  const all = await screen.findByRole('switch', { name: settings.allOff });
  expect(all).not.toBeChecked();
  await userEvent.click(all);
  await waitFor(() => expect(all).toBeChecked());
  expect(sent.at(-1)).toEqual({ name: 'UpdateAllNotificationSettings', variables: { input: { mail: false } } });
  expect(await findSwitch(TEAMS)).not.toBeChecked();
  expect(await row()).toHaveAccessibleDescription(settings.noMails);
  expect(all).toHaveFocus();
});

it('turns the mails on again with the same switch', async () => {
  const off = [COMMENTS, TEAMS].map((topic) => ({ ...topic, mail: false }));
  const { sent } = await showPage('/mypage/notifications', {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, notificationSettings: off } } }),
    UpdateAllNotificationSettings: respondToAll(true),
  });
  const all = await screen.findByRole('switch', { name: settings.allOff });
  expect(all).toBeChecked();
  await userEvent.click(all);
  await waitFor(() => expect(all).not.toBeChecked());
  expect(sent.at(-1)?.variables).toEqual({ input: { mail: true } });
  expect(await row()).toHaveAccessibleDescription(settings.allMails);
});

it.each([
  [['지원', '팀'], '지원과 팀만'],
  [['지원', '공고', '팀', '운영'], '지원, 공고, 팀과 운영만'],
])('names the topics %s as %s', (topics, text) => {
  expect(settings.onlyMails(topics)).toBe(text);
});
