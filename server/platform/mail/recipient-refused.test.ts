import { refusesAddress } from './recipient-refused';

describe('[A48] a reply of a mail server', () => {
  it.each([
    '550 5.1.1 <min@example.com>: Recipient address rejected: User unknown',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Learn more',
    '553 5.1.3 Bad recipient address syntax',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    '550 5.2.1 The email account is disabled.',
  ])('%s refuses the address', (reply) => {
    expect(refusesAddress(reply)).toBe(true);
  });

  it.each([
    ['a full mailbox', '552 5.2.2 Mailbox full'],
    ['a policy of the mail server', '550 5.7.1 Message rejected as spam'],
    ['relaying', '554 5.7.1 <min@example.com>: Relay access denied'],
    ['the sender', '550 5.1.8 Sender address has a null MX'],
    ['a reason that is not stated', '550 relay not permitted'],
    ['a temporary problem', '450 4.1.1 Greylisted, see 5.1.1'],
    ['nothing', ''],
  ])('that is about %s does not', (_subject, reply) => {
    expect(refusesAddress(reply)).toBe(false);
  });
});
