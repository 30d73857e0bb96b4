import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { texts } from '../../texts';
import type { SavedState } from '../../graphql/failure';
import { ToastProvider } from '../../components/feedback/Toast';
import { useVersionedForm } from './useVersionedForm';
import { VersionedFields } from './VersionedFields';

const { version } = texts;
const onSave = jest.fn();
let staleState: SavedState | undefined;

function TestForm({ latest }: { latest: SavedState }) {
  const [form] = Form.useForm<{ title: string; field: string }>();
  const edit = useVersionedForm(form, latest);
  const failAsStale = () => edit.onFailure({ code: 'STALE', message: '', current: staleState });
  return (
    <VersionedFields
      edit={edit}
      labels={{ title: '제목', field: '분야' }}
      getMine={() => form.getFieldsValue()}
      onSave={onSave}
    >
      <output>{edit.loaded.version}</output>
      <button onClick={failAsStale}>보내기</button>
      <Form form={form} initialValues={latest}>
        {['title', 'field'].map((name) => (
          <Form.Item key={name} name={name}>
            <Input aria-label={name} />
          </Form.Item>
        ))}
      </Form>
    </VersionedFields>
  );
}

const show = (latest: SavedState) => (
  <ToastProvider>
    <TestForm latest={latest} />
  </ToastProvider>
);

const LOADED = { version: 3, title: '지도', field: '' };
const title = () => screen.getByLabelText('title');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sendAndFind = async (current: SavedState): Promise<void> => {
  staleState = current;
  await press('보내기');
};

beforeEach(() => {
  onSave.mockClear();
});

test('an untouched form follows the server, so that it shows the values of its version', async () => {
  const { rerender } = render(show(LOADED));
  rerender(show({ ...LOADED, version: 4, title: '새 지도' }));
  expect(title()).toHaveValue('새 지도');
  expect(screen.getByRole('status')).toHaveTextContent('4');
});

test('a form with typed text keeps the text and its original version', async () => {
  const { rerender } = render(show(LOADED));
  await userEvent.type(title(), '!');
  rerender(show({ ...LOADED, version: 4, title: '새 지도' }));
  expect(title()).toHaveValue('지도!');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('a form with typed text adopts a newer version number if its fields are unchanged', async () => {
  const { rerender } = render(show(LOADED));
  await userEvent.type(title(), '!');
  rerender(show({ ...LOADED, version: 4 }));
  expect(title()).toHaveValue('지도!');
  expect(screen.getByRole('status')).toHaveTextContent('4');
});

test('only fields that differ are shown, ignoring blanks at the ends', async () => {
  render(show(LOADED));
  await userEvent.type(title(), ' ');
  await sendAndFind({ version: 4, title: '지도', field: '웹' });
  expect(screen.getAllByRole('definition').map((side) => side.textContent)).toEqual([version.empty, '웹']);
  expect(screen.getByRole('region', { name: version.title })).toHaveFocus();
});

test('saving the typed values over the shown version sends the number of that version', async () => {
  render(show(LOADED));
  await userEvent.type(title(), '!');
  await sendAndFind({ version: 9, title: '새 지도', field: '' });
  expect(title()).not.toBeVisible();
  await press(version.saveMine);
  expect(onSave).toHaveBeenCalledWith(9);
  expect(title()).toBeVisible();
  expect(title()).toHaveValue('지도!');
});

test('taking over the saved version fills the form and continues from its version', async () => {
  render(show(LOADED));
  await userEvent.type(title(), '!');
  await sendAndFind({ version: 9, title: '새 지도', field: '웹' });
  await press(version.takeCurrent);
  expect(title()).toHaveValue('새 지도');
  expect(title()).toHaveFocus();
  expect(screen.getByLabelText('field')).toHaveValue('웹');
  expect(screen.getByText('9')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
