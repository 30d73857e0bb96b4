import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { texts } from '../../texts';
import { lazyDialog } from './lazy-dialog';
import { ToastProvider } from '../feedback/Toast';

const Question = ({ open }: { open: boolean; onClose: () => void }) => open && <p>질문</p>;

let online = true;
beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online));

function show(load: () => Promise<typeof Question>) {
  const Dialog = lazyDialog(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>열기</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  render(<Page />, { wrapper: ToastProvider });
}

const press = () => fireEvent.click(screen.getByText('열기'));

test.each([
  ['offline', false, () => texts.common.offlineTryAgain],
  ['online', true, () => texts.common.dialogFailed],
])(
  'a dialog whose code fails to load %s leaves the page as it is, and opens at the next press',
  async (_, is, text) => {
    online = is;
    const load = jest.fn<Promise<typeof Question>, []>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockResolvedValueOnce(Question);
    show(load);
    press();
    expect(await screen.findByText(text())).toBeVisible();
    expect(screen.queryByText('질문')).toBeNull();
    press();
    expect(await screen.findByText('질문')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  },
);
