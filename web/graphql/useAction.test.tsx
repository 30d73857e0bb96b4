import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form, Input } from 'antd';
import { LogOutDocument } from './generated/documents';
import { texts } from '../texts';
import { ToastProvider } from '../components/feedback/Toast';
import { useAction } from './useAction';

type Response = ApolloLink.Result | Error;
let response: Response;
const onResult = jest.fn();

const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      if (response instanceof Error) return observer.error(response);
      observer.next(response);
      return observer.complete();
    }),
);

const FAILED = '나가지 못했어요.';

function TestForm({ failed }: { failed?: string }) {
  const [form] = Form.useForm<{ nickName: string }>();
  const [run, pending] = useAction(LogOutDocument, { form, failed });
  const submit = async (): Promise<void> => void onResult(await run({}));
  return (
    <Form form={form} onFinish={() => void submit()}>
      <Form.Item name="nickName">
        <Input aria-label="닉네임" />
      </Form.Item>
      <Button htmlType="submit" disabled={pending}>
        보내기
      </Button>
    </Form>
  );
}

async function submitWith(given: Response, failed?: string) {
  response = given;
  onResult.mockClear();
  render(
    <ToastProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <TestForm failed={failed} />
      </ApolloProvider>
    </ToastProvider>,
  );
  await userEvent.type(screen.getByLabelText('닉네임'), '민지');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await act(async () => undefined);
  // The typed value stays in the form after every response.
  expect(screen.getByLabelText('닉네임')).toHaveValue('민지');
}

const buildError = (code: string, message: string, fields?: Record<string, string>): Response => ({
  errors: [{ message, extensions: { code, fields } }],
});

test('returns the data of a successful mutation', async () => {
  const data = { logOut: { __typename: 'LogOutPayload', viewer: null } };
  await submitWith({ data });
  expect(onResult).toHaveBeenCalledWith(data);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the message for a field beside the field', async () => {
  await submitWith(buildError('VALIDATION_FAILED', '닉네임이 너무 길어요.', { nickName: '닉네임이 너무 길어요.' }));
  expect(await screen.findByText('닉네임이 너무 길어요.')).toBeVisible();
  expect(screen.getByLabelText('닉네임')).toHaveAttribute('aria-invalid', 'true');
  expect(onResult).toHaveBeenCalledWith(undefined);
});

test('shows the message for a field that the form does not have in a toast', async () => {
  await submitWith(buildError('VALIDATION_FAILED', '그림이 너무 커요.', { picture: '그림이 너무 커요.' }));
  expect(await screen.findByText('그림이 너무 커요.')).toBeVisible();
});

test('shows the message of the server in a toast', async () => {
  await submitWith(buildError('ALREADY_APPLIED', '이미 지원한 공고예요.'));
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
});

test('shows a general message when the network fails', async () => {
  await submitWith(new TypeError('Failed to fetch'));
  expect(await screen.findByText(texts.common.tryAgain)).toBeVisible();
});

test.each([
  ['the network fails', new TypeError('Failed to fetch')],
  ['the server has an internal error', buildError('INTERNAL', '문제가 생겼어요.')],
])('shows which action failed when %s', async (_what, given) => {
  await submitWith(given, FAILED);
  expect(await screen.findByText(texts.common.failed(FAILED))).toBeVisible();
});

test('shows the message of the server instead of the failed action, if the message has a reason', async () => {
  await submitWith(buildError('ALREADY_APPLIED', '이미 지원한 공고예요.'), FAILED);
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
  expect(screen.queryByText(texts.common.failed(FAILED))).toBeNull();
});

test('shows a message of its own when the device is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await submitWith(new TypeError('Failed to fetch'), FAILED);
  expect(await screen.findByText(texts.common.offlineTryAgain)).toBeVisible();
  jest.restoreAllMocks();
});

test('shows nothing when the session has ended, because SessionGuard handles it', async () => {
  await submitWith(buildError('UNAUTHENTICATED', '로그인이 필요해요.'));
  expect(onResult).toHaveBeenCalledWith(undefined);
  expect(screen.queryByText('로그인이 필요해요.')).toBeNull();
});

test('treats an action with an unreadable result as done, and shows once what to check', async () => {
  const message = '처리했지만 결과를 불러오지 못했어요. 새로고침해서 확인해 주세요.';
  await submitWith(buildError('RESULT_UNAVAILABLE', message));
  expect(onResult).toHaveBeenCalledWith({ logOut: null });
  expect(await screen.findAllByText(message)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
