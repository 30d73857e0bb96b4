import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALL_WRITTEN, NOTHING_WRITTEN } from '../../../stories/data/profiles';
import { fill } from '../../../test/fill';
import { SETTINGS_VIEWER } from '../../../test/settings';
import { buildError, type Responses, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { teamProfile: labels, version } = texts;

const show = (written: object, update: Responses[string]) =>
  showPage('/mypage/profile#team-profile', {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, ...written } } }),
    UpdateTeamProfile: update,
  });

const saved = () => ({
  data: {
    updateTeamProfile: {
      __typename: 'UpdateTeamProfilePayload',
      viewer: {
        ...SETTINGS_VIEWER,
        ...ALL_WRITTEN,
        hasRolesOrTags: true,
        member: { ...SETTINGS_VIEWER.member, profile: null },
      },
    },
  },
});

/** Finds the row by its id, because a search by roles is slow among the buttons of the week. */
async function findForm() {
  await screen.findByText(labels.save);
  return within(document.getElementById('team-profile') ?? document.body);
}

test('the profile is sent with its version and without empty links, and others see it beforehand', async () => {
  const { sent } = await show(NOTHING_WRITTEN, saved);
  const form = await findForm();
  const preview = within(form.getByLabelText(labels.preview));
  expect(preview.getByText(labels.previewEmpty)).toBeVisible();
  expect(form.getByLabelText(labels.roles)).toHaveAttribute('role', 'group');
  expect(form.getByLabelText(labels.links).tagName).toBe('FIELDSET');
  fill(form.getByLabelText(labels.intro), '꾸준해요.');
  fireEvent.click(form.getByLabelText(texts.notice.role.BACKEND));
  fill(form.getByLabelText(labels.linkOf(2)), 'https://github.com/hanteam');
  fill(form.getByLabelText(labels.department), '수학과');
  expect(await preview.findByText('꾸준해요.')).toBeVisible();
  expect(await preview.findByRole('link')).toHaveAttribute('href', 'https://github.com/hanteam');
  expect(preview.queryByText('수학과')).toBeNull();
  fireEvent.click(form.getByLabelText(labels.showDepartment));
  expect(await preview.findByText('수학과')).toBeVisible();
  fireEvent.click(form.getByText(labels.visibilities.SCHOOL.name));
  fireEvent.click(form.getByText(labels.save));
  expect(await screen.findByText(labels.saved)).toBeVisible();
  expect(sent.at(-1)).toEqual({
    name: 'UpdateTeamProfile',
    variables: {
      input: {
        intro: '꾸준해요.',
        roles: ['BACKEND'],
        tags: [],
        links: ['https://github.com/hanteam'],
        department: '수학과',
        showDepartment: true,
        visibility: 'SCHOOL',
        expectedVersion: 0,
      },
    },
  });
});

test('the message of the server about a link is shown at the links', async () => {
  await show(ALL_WRITTEN, () => buildError('VALIDATION_FAILED', '', { links: '다른 주소예요.' }));
  const form = await findForm();
  fireEvent.click(form.getByText(labels.save));
  expect(await form.findByText('다른 주소예요.')).toBeVisible();
});

test('a phone number in the introduction needs a confirmation', async () => {
  const { sent } = await show(ALL_WRITTEN, saved);
  const form = await findForm();
  fill(form.getByLabelText(labels.intro), '010-1234-5678로 연락 주세요.');
  fireEvent.click(form.getByText(labels.save));
  expect(await screen.findByText(texts.contactWarning.question)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'UpdateTeamProfile')).toBe(false);
});

test('saving over a newer profile shows both versions', async () => {
  const { __typename: _, ...profile } = ALL_WRITTEN.teamProfile;
  const current = { ...profile, version: 9, roles: ['BACKEND'], intro: '다른 탭의 소개' };
  await show(ALL_WRITTEN, () => ({
    errors: [{ message: '다른 곳에서 바뀌었어요.', extensions: { code: 'STALE', current } }],
  }));
  const form = await findForm();
  fill(form.getByLabelText(labels.intro), '내 소개');
  fireEvent.click(form.getByText(labels.save));
  expect(await screen.findByText(version.title)).toBeVisible();
  expect(screen.getByText('다른 탭의 소개')).toBeVisible();
  expect(screen.getByText(`${texts.notice.role.FRONTEND}, ${texts.notice.role.DESIGNER}`)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText(texts.notice.role.BACKEND).length).toBeGreaterThan(0));
});
