import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MY_PAGE_VIEWER } from '../test/my-page';
import { refuse, type Responses, showPage } from '../test/showPage';
import { texts } from '../texts';

const { settings } = texts.notification;

const COMMENTS = { __typename: 'NotificationSetting', topic: 'COMMENTS', label: '댓글', hint: '내 공고의 댓글' };
const TEAMS = { __typename: 'NotificationSetting', topic: 'TEAMS', label: '팀', hint: '팀원', mail: true };

const buildViewer = (mail: boolean) => ({
  ...MY_PAGE_VIEWER,
  notificationSettings: [{ ...COMMENTS, mail }, TEAMS],
});

const show = (update: Responses[string]) =>
  showPage('mailSettings', '/mypage/notifications', {
    MyPage: () => ({ data: { viewer: buildViewer(false) } }),
    UpdateNotificationSetting: update,
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
  const { sent } = await show(() => refuse('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  const mail = await findSwitch(COMMENTS);
  fireEvent.click(mail);
  expect(mail).toBeChecked();
  expect(await findSwitch(TEAMS)).toBeChecked();
  await waitFor(() => expect(mail).not.toBeChecked());
  expect(sent.at(-1)?.name).toBe('UpdateNotificationSetting');
});

it('shows the stored value and a message after a failed change', async () => {
  await show(() => refuse('TOO_MANY_ATTEMPTS', '잠시 뒤에 다시 해 주세요.'));
  await userEvent.click(await findSwitch(COMMENTS));
  expect(await screen.findByText('잠시 뒤에 다시 해 주세요.')).toBeVisible();
  expect(await findSwitch(COMMENTS)).not.toBeChecked();
});
