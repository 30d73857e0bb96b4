import { fireEvent, screen } from '@testing-library/react';
import { toOpenSeats, toSeats } from '../../../stories/data/notices';
import { buildApplied, openSheet, PROJECT, roleOption, showNotice, SUBMIT } from '../../../test/apply-sheet';
import { texts } from '../../../texts';

const { application: labels } = texts;

afterEach(() => sessionStorage.clear());

/** The project with two roles, but with one free seat in total. */
const TWO_FREE_ROLES = {
  ...PROJECT,
  seats: [toSeats('FRONTEND', 1, 0), toSeats('BACKEND', 1, 0)],
};

test('a role that is not recruited cannot be chosen, and a role is required', async () => {
  const { dialog, sent } = await openSheet(buildApplied, TWO_FREE_ROLES);
  expect(dialog.getByRole('radio', roleOption('DESIGNER'))).toBeDisabled();
  fireEvent.click(dialog.getByRole('button', { name: labels.apply }));
  expect(await dialog.findByText(labels.roleRequired)).toBeInTheDocument();
  expect(sent.some(({ name }) => name === 'ApplyToNotice')).toBe(false);
});

test('a full role cannot be chosen, and shows that its seats are taken', async () => {
  const { dialog } = await openSheet(buildApplied);
  const full = dialog.getByRole('radio', roleOption('FRONTEND'));
  expect(full).toBeDisabled();
  expect(full).toHaveAccessibleName(expect.stringContaining(texts.notice.noFreeSeats));
  expect(dialog.getByRole('radio', roleOption('BACKEND'))).toBeEnabled();
});

test('a project without headcounts by role offers all free seats for each role', async () => {
  const seats = [toOpenSeats(4, 1)];
  const { dialog } = await openSheet(buildApplied, { ...PROJECT, seats });
  for (const option of dialog.getAllByRole('radio')) {
    expect(option).toBeEnabled();
    expect(option).toHaveAccessibleName(expect.stringContaining(labels.seatsOpenToAll(3)));
  }
});

test('the only role with a free seat is preselected, and the button names it', async () => {
  const { dialog } = await openSheet(buildApplied);
  expect(dialog.getByRole('radio', roleOption('BACKEND'))).toBeChecked();
  expect(dialog.getByRole('button', { name: SUBMIT })).toBeEnabled();
});

test('a project without headcounts by role shows its free seats once for all roles', async () => {
  const seats = [toOpenSeats(4, 1)];
  await showNotice({ ...PROJECT, freeSeatCount: 3, seats }, buildApplied);
  expect(await screen.findByRole('heading', { name: texts.notice.freeSeats(3) })).toBeVisible();
  const group = screen.getByText(texts.notice.anyRole).closest('div');
  expect(group).toHaveTextContent(texts.notice.left(3));
  expect(screen.queryByText(texts.notice.role.BACKEND)).toBeNull();
});
