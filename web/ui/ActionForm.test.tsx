import { render, screen } from '@testing-library/react';
import { ActionForm } from './ActionForm';

test('the browser’s own English bubble covers no error of a field (noValidate)', () => {
  render(
    <ActionForm name="form" aria-label="폼" onSubmit={async () => undefined}>
      내용
    </ActionForm>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
});
