import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildError, showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { unsubscribe } = texts;

const payload = { __typename: 'UnsubscribeFromMailsPayload', label: '지원 승인' };

it('changes nothing on opening, and its button unsubscribes and shows the kind of mails', async () => {
  const { sent } = await showPage('/unsubscribe?token=abc', {
    UnsubscribeFromMails: () => ({ data: { unsubscribeFromMails: payload } }),
  });
  const button = await screen.findByRole('button', { name: unsubscribe.end });
  expect(sent).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribe.done('지원 승인'));
  expect(sent).toMatchObject([{ variables: { input: { token: 'abc' } } }]);
});

it('shows why a link is refused', async () => {
  await showPage('/unsubscribe?token=abc', {
    UnsubscribeFromMails: () => buildError('INVALID_UNSUBSCRIBE_LINK', '메일에 있는 링크가 아니에요.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: unsubscribe.end }));
  expect(await screen.findByRole('alert')).toHaveTextContent('메일에 있는 링크가 아니에요.');
});

it('shows that the token is missing', async () => {
  await showPage('/unsubscribe', {});
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.mailLink.missing);
});
