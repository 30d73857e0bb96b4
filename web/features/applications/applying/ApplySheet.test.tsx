import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildApplied,
  CONTACTS,
  FREE_SEATS,
  openSheet,
  PROJECT,
  roleOption,
  showNotice,
  SUBMIT,
} from '../../../test/apply-sheet';
import { fill } from '../../../test/fill';
import { buildError } from '../../../test/show-page';
import { texts } from '../../../texts';

const { application: labels, verification } = texts;

afterEach(() => sessionStorage.clear());

test('the form shows which contacts the team will see', async () => {
  const { dialog } = await openSheet(buildApplied);
  const { shared, kind } = texts.contact;
  expect(await dialog.findByText(shared(`${kind.phone}, ${kind.github}`))).toBeInTheDocument();
});

test('the form of a member without contacts offers to write some', async () => {
  const contacts = { ...CONTACTS, phone: null, github: null };
  const { dialog } = await openSheet(buildApplied, PROJECT, [], contacts);
  const hint = await dialog.findByText(texts.contact.sharesNothing);
  await waitFor(() => expect(hint).toBeVisible());
  expect(dialog.getByRole('button', { name: texts.contact.write })).toBeVisible();
});

test('an application is sent with role and text, and the home page opens', async () => {
  const { dialog, sent, getPath } = await openSheet(buildApplied);
  fireEvent.click(dialog.getByRole('radio', roleOption('BACKEND')));
  fill(dialog.getByLabelText(labels.text), '안녕하세요');
  fireEvent.click(dialog.getByRole('button', { name: SUBMIT }));
  await waitFor(() => expect(getPath()).toBe('/home'));
  const application = sent.find(({ name }) => name === 'ApplyToNotice');
  expect(application?.variables).toEqual({ input: { noticeId: '7', role: 'BACKEND', text: '안녕하세요' } });
  expect(sessionStorage).toHaveLength(0);
  const name = labels.appliedUntil(PROJECT.owner.nickName, '2026-11-30');
  const card = within(await screen.findByRole('region', { name }));
  expect(card.getByText(PROJECT.title)).toBeVisible();
  expect(card.getByRole('link', { name: labels.viewMine })).toHaveAttribute('href', '/applyproject/7');
});

test('an unverified applicant gets a link to the verification instead of the button, and returns from there', async () => {
  const refused = {
    ...PROJECT,
    verifiedOnly: true,
    needsVerifiedSchool: true,
    viewerCanApply: false,
    viewerApplyRefusal: 'SCHOOL_UNVERIFIED',
  };
  await showNotice(refused, buildApplied);
  expect(await screen.findByText(verification.needed)).toBeVisible();
  expect(screen.getByText(verification.verifiedMembers)).toBeVisible();
  expect(screen.queryByRole('button', { name: labels.applyFor(FREE_SEATS) })).toBeNull();
  const link = screen.getByRole('link', { name: verification.verify });
  expect(link).toHaveAttribute('href', '/mypage/profile?next=%2Fproject%2F7#school');
});

test.each([
  ['NOTICE_FULL', texts.notice.noFreeSeats, texts.notice.closedSeats],
  ['RECRUITMENT_CLOSED', texts.notice.closedSeats, texts.notice.noFreeSeats],
  ['NOTICE_HIDDEN', labels.denial.NOTICE_HIDDEN, texts.notice.noFreeSeats],
])('a notice with the denial %s shows the reason', async (viewerApplyRefusal, reason, other) => {
  const recruiting = viewerApplyRefusal === 'NOTICE_FULL';
  await showNotice(
    { ...PROJECT, recruiting, freeSeatCount: recruiting ? 0 : 3, viewerCanApply: false, viewerApplyRefusal },
    () => buildError('NOT_FOUND', ''),
  );
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  expect(screen.queryByText(other)).toBeNull();
});
