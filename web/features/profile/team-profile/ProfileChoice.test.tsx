import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SHARED_PROFILE } from '../../../stories/data/profiles';
import { buildNoticeResponses, STUDY } from '../../../test/notice';
import { SETTINGS_VIEWER } from '../../../test/settings';
import { buildConnection, buildError, showPage } from '../../../test/show-page';
import { fill } from '../../../test/fill';
import { texts } from '../../../texts';

const { application: labels, teamProfile } = texts;

/** Opens the form of an application of a viewer with this profile. */
async function open(profile: object | null) {
  const viewer = { __typename: 'Viewer', id: '1', member: { ...STUDY.owner, id: '1', profile } };
  const page = await showPage('/study/7', {
    ...buildNoticeResponses({ ...STUDY, freeSeatCount: 3 }),
    EarlierApplications: () => ({ data: { viewer: { ...viewer, applications: buildConnection('Application', []) } } }),
    ContactsChoice: () => ({ data: { viewer: { ...viewer, contacts: SETTINGS_VIEWER.contacts } } }),
    ProfileChoice: () => ({ data: { viewer } }),
    ApplyToNotice: () => buildError('ALREADY_APPLIED', '이미 지원한 공고예요.'),
  });
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: labels.applyFor(3) })));
  const dialog = within(await screen.findByRole('dialog', { name: labels.formTitle }));
  return { ...page, dialog };
}

const send = async ({ dialog, sent }: Awaited<ReturnType<typeof open>>): Promise<unknown> => {
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: labels.apply }));
  await waitFor(() => expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(true));
  return sent.find(({ name }) => name === 'ApplyToNotice')?.variables;
};

afterEach(() => sessionStorage.clear());

test('a profile is shown and sent with the application by default', async () => {
  const sheet = await open(SHARED_PROFILE);
  expect(await sheet.dialog.findByText(SHARED_PROFILE.department)).toBeVisible();
  expect(await send(sheet)).toMatchObject({ input: { sendProfile: true } });
});

test('a profile that is switched off is neither shown nor sent', async () => {
  const sheet = await open(SHARED_PROFILE);
  fireEvent.click(await sheet.dialog.findByRole('switch', { name: teamProfile.send }));
  await waitFor(() => expect(sheet.dialog.queryByText(SHARED_PROFILE.department)).toBeNull());
  expect(await send(sheet)).toMatchObject({ input: { sendProfile: false } });
});

test('a viewer without a profile gets a link to write one', async () => {
  const sheet = await open(null);
  expect(await sheet.dialog.findByRole('link', { name: teamProfile.write })).toHaveAttribute(
    'href',
    '/mypage/profile#team-profile',
  );
  expect(await send(sheet)).not.toHaveProperty('input.sendProfile');
});
