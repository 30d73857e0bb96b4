import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildError, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { emailConfirmation } = texts;

test('the page changes nothing on opening, and its button confirms the address without a login', async () => {
  const { sent } = await showPage('/confirm-email#1.abc', {
    ConfirmEmail: () => ({ data: { confirmEmail: { __typename: 'ConfirmEmailPayload', viewer: null } } }),
  });
  const button = await screen.findByRole('button', { name: emailConfirmation.confirm });
  expect(sent).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(emailConfirmation.done);
  expect(sent).toMatchObject([{ variables: { input: { token: '1.abc' } } }]);
});

test('the page shows why a link is refused', async () => {
  await showPage('/confirm-email#1.abc', {
    ConfirmEmail: () => buildError('INVALID_CONFIRMATION_LINK', '지금 쓰는 이메일을 확인하는 링크가 아니에요.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: emailConfirmation.confirm }));
  expect(await screen.findByRole('alert')).toHaveTextContent('지금 쓰는 이메일을 확인하는 링크가 아니에요.');
});

test('the page shows that the token is missing', async () => {
  await showPage('/confirm-email', {});
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.mailLink.missing);
});
