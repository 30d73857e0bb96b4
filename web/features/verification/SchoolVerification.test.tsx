import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fill } from '../../test/fill';
import { SETTINGS_VIEWER } from '../../test/settings';
import { type Responses, buildError, showPage } from '../../test/show-page';
import { texts } from '../../texts';

const { verification: labels } = texts;

const VERIFICATION = {
  __typename: 'SchoolVerification',
  email: 'min@skku.edu',
  verifiedUntil: '2028-03-31T15:00:00.000Z',
};

let nextAllowedAt: string;

const RESPONSES: Responses = {
  RequestSchoolCode: () => ({
    data: { requestSchoolCode: { __typename: 'RequestSchoolCodePayload', nextAllowedAt } },
  }),
  VerifySchool: () => ({
    data: {
      verifySchool: {
        __typename: 'VerifySchoolPayload',
        viewer: { ...SETTINGS_VIEWER, schoolVerification: VERIFICATION },
      },
    },
  }),
};

const show = (viewer: object = {}, responses: Responses = {}, url = '/mypage/profile#school') =>
  showPage(url, {
    SettingsPage: () => ({ data: { viewer: { ...SETTINGS_VIEWER, ...viewer } } }),
    ...RESPONSES,
    ...responses,
  });

// Queries by role take seconds on this page of many forms.
const press = (text: string) => fireEvent.click(screen.getByText(text));
const address = () => screen.findByLabelText(labels.address);
const code = () => screen.findByLabelText(labels.code);

async function requestCode(): Promise<void> {
  fill(await address(), 'min@skku.edu');
  press(labels.send);
  await code();
}

beforeEach(() => {
  nextAllowedAt = new Date(Date.now() + 60_000).toISOString();
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('the section is missing if the service verifies no schools', async () => {
  await show({ schoolProof: 'OFF' }, {}, '/mypage/profile');
  expect(await screen.findByText(texts.contact.section)).toBeVisible();
  expect(screen.queryByText(labels.title)).toBeNull();
});

test('a school without domains is shown as impossible to verify', async () => {
  await show({ school: { ...SETTINGS_VIEWER.school, canBeVerified: false } });
  expect(await screen.findByText(labels.withoutDomains('성균관대학교'))).toBeVisible();
  expect(screen.queryByLabelText(labels.address)).toBeNull();
});

test('a verified member sees the e-mail address and the last day of the verification', async () => {
  await show({ schoolVerification: VERIFICATION });
  expect(await screen.findByText(labels.verified('성균관대학교', '2028년 3월 31일'))).toBeVisible();
  expect(screen.getByText(labels.verifiedBy('min@skku.edu'))).toBeVisible();
  expect(screen.getByText(labels.until('2028년 3월'))).toBeVisible();
});

test('a member verifies the school by a code, and returns to the page that required it', async () => {
  const { sent, getPath } = await show({}, {}, '/mypage/profile?next=%2Fproject%2F7#school');
  await waitFor(() => expect(screen.getByText(labels.title)).toHaveFocus());
  await requestCode();
  expect(screen.getByText(labels.sentTo('min@skku.edu'))).toBeVisible();
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await code()).toHaveAttribute('inputmode', 'numeric');
  fill(await code(), '123 456');
  press(labels.verify);
  await waitFor(() => expect(getPath()).toBe('/project/7'));
  expect(sent.slice(-2)).toEqual([
    { name: 'RequestSchoolCode', variables: { input: { email: 'min@skku.edu' } } },
    { name: 'VerifySchool', variables: { input: { code: '123 456' } } },
  ]);
  expect(await screen.findByText(labels.done)).toBeVisible();
});

test('without such a page the section shows that the school is verified', async () => {
  await show();
  await requestCode();
  fill(await code(), '123456');
  press(labels.verify);
  expect(await screen.findByText(labels.verifiedBy('min@skku.edu'))).toBeVisible();
  expect(screen.getByText(labels.title)).toHaveFocus();
});

test('another code can be requested when the countdown has ended', async () => {
  const { sent } = await show();
  await requestCode();
  expect(screen.getByText(/^다시 보내기 \(\d+초\)$/).closest('button')).toBeDisabled();
  nextAllowedAt = new Date().toISOString();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await waitFor(() => expect(screen.getByText(labels.sendAgain).closest('button')).toBeEnabled());
  press(labels.sendAgain);
  await waitFor(() => expect(sent.filter(({ name }) => name === 'RequestSchoolCode')).toHaveLength(2));
});

test('refused values show messages at their fields, and the typed values stay', async () => {
  const notHere = '우리 학교 이메일 주소가 아니에요.';
  const wrong = '인증 코드가 맞지 않거나 시간이 지났어요.';
  await show(
    {},
    {
      RequestSchoolCode: ({ input }) =>
        JSON.stringify(input).includes('snu.ac.kr')
          ? buildError('VALIDATION_FAILED', notHere, { email: notHere })
          : (RESPONSES.RequestSchoolCode?.({}) ?? {}),
      VerifySchool: () => buildError('VALIDATION_FAILED', wrong, { code: wrong }),
    },
  );
  fill(await address(), 'min@snu.ac.kr');
  press(labels.send);
  expect(await screen.findByText(notHere)).toBeVisible();
  expect(await address()).toHaveValue('min@snu.ac.kr');
  await requestCode();
  fill(await code(), '000000');
  press(labels.verify);
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(await code()).toHaveValue('000000');
  expect(await code()).toHaveFocus();
});

test('a page reloaded while the member reads the mail still requests the code', async () => {
  sessionStorage.setItem('draft::school-address', JSON.stringify({ email: 'min@skku.edu' }));
  sessionStorage.setItem('draft::school-code-sent', JSON.stringify({ email: 'min@skku.edu', nextAllowedAt }));
  sessionStorage.setItem('draft::school-code', JSON.stringify({ code: '12' }));
  await show();
  expect(await address()).toHaveValue('min@skku.edu');
  expect(await code()).toHaveValue('12');
});
