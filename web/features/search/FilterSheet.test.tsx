import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { texts } from '../../texts';
import { FilterSheet } from './FilterSheet';

function Parameters() {
  return <output>{useLocation().search}</output>;
}

test('a chosen sort order is in the URL, except for the default one', async () => {
  render(
    <MemoryRouter>
      <FilterSheet open withRoles={false} onClose={() => undefined} />
      <Parameters />
    </MemoryRouter>,
  );
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const { DEADLINE, NEWEST } = texts.notice.sorts;
  choose(DEADLINE);
  expect(screen.getByText('?sort=DEADLINE')).toBeInTheDocument();
  choose(NEWEST);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: NEWEST, pressed: true })).toBeVisible();
});
