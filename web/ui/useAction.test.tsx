import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form, Input } from 'antd';
import { LogOutDocument } from '../gql/graphql';
import { texts } from '../texts';
import { ToastProvider } from './Toast';
import { useAction } from './useAction';

type Answer = ApolloLink.Result | Error;
let answer: Answer;
const done = jest.fn();

const link = new ApolloLink(
  () =>
    new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer);
      observer.next(answer);
      return observer.complete();
    }),
);

function TestForm() {
  const [form] = Form.useForm<{ nickName: string }>();
  const [run, pending] = useAction(LogOutDocument, { form });
  const submit = async (): Promise<void> => void done(await run({}));
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

async function send(given: Answer) {
  answer = given;
  done.mockClear();
  render(
    <ToastProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <TestForm />
      </ApolloProvider>
    </ToastProvider>,
  );
  await userEvent.type(screen.getByLabelText('닉네임'), '민지');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await act(async () => undefined);
  // Whatever came of it, nothing that was typed is lost.
  expect(screen.getByLabelText('닉네임')).toHaveValue('민지');
}

const refusal = (code: string, message: string, fields?: Record<string, string>): Answer => ({
  errors: [{ message, extensions: { code, fields } }],
});

test('answers the data of a success', async () => {
  await send({ data: { logOut: true } });
  expect(done).toHaveBeenCalledWith({ logOut: true });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows what the server says of a field beside the field', async () => {
  await send(refusal('VALIDATION_FAILED', '닉네임이 너무 길어요.', { nickName: '닉네임이 너무 길어요.' }));
  expect(await screen.findByText('닉네임이 너무 길어요.')).toBeVisible();
  expect(screen.getByLabelText('닉네임')).toHaveAttribute('aria-invalid', 'true');
  expect(done).toHaveBeenCalledWith(undefined);
});

test('tells a field that the form does not have in a toast', async () => {
  await send(refusal('VALIDATION_FAILED', '그림이 너무 커요.', { picture: '그림이 너무 커요.' }));
  expect(await screen.findByText('그림이 너무 커요.')).toBeVisible();
});

test('tells a refusal in the words of the server', async () => {
  await send(refusal('ALREADY_APPLIED', '이미 지원한 공고예요.'));
  expect(await screen.findByText('이미 지원한 공고예요.')).toBeVisible();
});

test('tells a failed network', async () => {
  await send(new TypeError('Failed to fetch'));
  expect(await screen.findByText(texts.common.tryAgain)).toBeVisible();
});

test("leaves a session's end to the guard", async () => {
  await send(refusal('UNAUTHENTICATED', '로그인이 필요해요.'));
  expect(done).toHaveBeenCalledWith(undefined);
  expect(screen.queryByText('로그인이 필요해요.')).toBeNull();
});
