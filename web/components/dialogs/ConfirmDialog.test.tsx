import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { texts } from '../../texts';
import { ConfirmButton } from './ConfirmButton';

/** An action that the test resolves. */
function createAction() {
  let resolve: (result: object | undefined) => void = () => undefined;
  const run = jest.fn(() => new Promise<object | undefined>((done) => (resolve = done)));
  return { run, finish: (result: object | undefined) => act(async () => resolve(result)) };
}

async function ask(action: ReturnType<typeof createAction>, onDone = jest.fn()) {
  render(
    <ConfirmButton question="지울까요?" confirmText="삭제" onConfirm={action.run} onDone={onDone}>
      지우기
    </ConfirmButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: '지우기' }));
  const element = await screen.findByRole('dialog', { name: '지울까요?' });
  // The opening animation hides it at first.
  await waitFor(() => expect(element).toBeVisible());
  const dialog = within(element);
  await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
  return { dialog, onDone };
}

test('[W3] a dialog stays open while the action runs, and closes when it is done', async () => {
  const action = createAction();
  const { dialog, onDone } = await ask(action);
  await userEvent.click(dialog.getByRole('button', { name: /삭제/ }));
  await userEvent.click(dialog.getByRole('button', { name: texts.common.cancel }));
  expect(action.run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await action.finish({ done: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDone).toHaveBeenCalledWith({ done: true });
});

test('[W3] a dialog stays open after a failure, and can be confirmed again', async () => {
  const action = createAction();
  const { dialog, onDone } = await ask(action);
  await action.finish(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
  expect(action.run).toHaveBeenCalledTimes(2);
});

test('[W3] onDone can move the focus out of the dialog', async () => {
  function List() {
    const [items, setItems] = useState(['첫째']);
    return (
      <>
        <h2 id="heading" tabIndex={-1}>
          목록
        </h2>
        {items.map((item) => (
          <ConfirmButton
            key={item}
            question="지울까요?"
            confirmText="삭제"
            onConfirm={async () => {
              setItems([]);
              return {};
            }}
            onDone={() => document.getElementById('heading')?.focus()}
          >
            지우기
          </ConfirmButton>
        ))}
      </>
    );
  }
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: '지우기' }));
  const element = await screen.findByRole('dialog', { name: '지울까요?' });
  // The opening animation hides it at first.
  await waitFor(() => expect(element).toBeVisible());
  const dialog = within(element);
  await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: '목록' })).toHaveFocus();
});
