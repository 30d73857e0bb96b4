import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../texts';
import { ActionForm } from './ActionForm';
import { CheckboxGroup } from './CheckboxGroup';
import { Field, TextField } from './fields';
import { RadioGroup } from './RadioGroup';

test('the browser shows no validation bubble of its own over a field (noValidate)', () => {
  render(
    <ActionForm name="form" aria-label="폼" onSubmit={async () => undefined}>
      내용
    </ActionForm>,
  );
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
});

test('a field is checked on blur, and its message disappears as soon as the value is valid', async () => {
  render(
    <ActionForm name="form" onSubmit={async () => undefined}>
      <TextField item={{ name: 'title', label: '제목', bounds: { min: 2, max: 5 } }} />
    </ActionForm>,
  );
  const message = texts.input.tooShort('제목', 2);
  await userEvent.type(screen.getByLabelText('제목'), '가');
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.type(screen.getByLabelText('제목'), '나');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

test('a missing choice moves the focus to its first enabled option', async () => {
  const options = [
    { value: 'full', label: '찬 자리', disabled: true },
    { value: 'free', label: '빈 자리' },
  ];
  render(
    <ActionForm name="form" onSubmit={async () => undefined}>
      <Field name="seat" label="자리" rules={[{ required: true, message: '자리를 골라 주세요.' }]}>
        <RadioGroup options={options} />
      </Field>
      <button type="submit">보내기</button>
    </ActionForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('자리를 골라 주세요.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '빈 자리' })).toHaveFocus();
});

test('a field names its group of choices, which an HTML label cannot do', () => {
  const options = [{ value: 'first', label: '첫째' }];
  render(
    <ActionForm name="form" onSubmit={async () => undefined}>
      <Field name="seat" label="자리">
        <RadioGroup options={options} />
      </Field>
      <Field name="kinds" label="종류">
        <CheckboxGroup options={options} />
      </Field>
    </ActionForm>,
  );
  expect(screen.getByRole('radiogroup', { name: '자리' })).toBeVisible();
  expect(screen.getByRole('group', { name: '종류' })).toBeVisible();
});

test('a missing choice of checkboxes moves the focus to the first of them', async () => {
  render(
    <ActionForm name="form" onSubmit={async () => undefined}>
      <Field name="kinds" label="종류" rules={[{ required: true, message: '종류를 골라 주세요.' }]}>
        <CheckboxGroup options={[{ value: 'first', label: '첫째' }]} />
      </Field>
      <button type="submit">보내기</button>
    </ActionForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  expect(await screen.findByText('종류를 골라 주세요.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '첫째' })).toHaveFocus();
});
