import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

const { unsubscribe } = texts;

const payload = { __typename: 'UnsubscribeFromMailsPayload', label: '지원 승인' };

it('changes nothing when it is opened; its button ends the mails and says which', async () => {
  const { sent } = await showPage('unsubscribe', '/unsubscribe?token=abc', {
    UnsubscribeFromMails: () => ({ data: { unsubscribeFromMails: payload } }),
  });
  const button = await screen.findByRole('button', { name: unsubscribe.end });
  expect(sent).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribe.done('지원 승인'));
  expect(sent).toMatchObject([{ variables: { input: { token: 'abc' } } }]);
});

it('says why a link is refused', async () => {
  await showPage('unsubscribe', '/unsubscribe?token=abc', {
    UnsubscribeFromMails: () => refuse('INVALID_UNSUBSCRIBE_LINK', '메일에 있는 링크가 아니에요.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: unsubscribe.end }));
  expect(await screen.findByRole('alert')).toHaveTextContent('메일에 있는 링크가 아니에요.');
});

it('says what is missing without a token', async () => {
  await showPage('unsubscribe', '/unsubscribe', {});
  expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribe.linkMissing);
});
