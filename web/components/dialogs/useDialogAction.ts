import { useState } from 'react';
import { flushSync } from 'react-dom';

interface DialogAction<TArgs extends unknown[], TResult> {
  /**
   * Runs the action. Resolves to undefined if the dialog stays open, for example after a failure
   * (useAction.ts).
   */
  run: (...args: TArgs) => Promise<TResult | undefined>;
  onClose: () => void;
  /**
   * Called with the result after the dialog has closed. It may move the focus and leave the page.
   */
  onDone?: (result: TResult) => void;
}

interface RunningAction<TArgs extends unknown[]> {
  /** Runs the action, unless it is already running. */
  run: (...args: TArgs) => Promise<void>;
  pending: boolean;
  /** Closes the dialog, unless the action is running, because its messages would be lost. */
  close: () => void;
}

/** The action of a dialog that closes only after the action has succeeded. */
export function useDialogAction<TArgs extends unknown[], TResult>({
  run,
  onClose,
  onDone,
}: DialogAction<TArgs, TResult>): RunningAction<TArgs> {
  const [pending, setPending] = useState(false);
  return {
    pending,
    run: async (...args) => {
      if (pending) return;
      setPending(true);
      const result = await run(...args);
      // An open dialog traps the focus, so it must be closed before onDone moves the focus.
      flushSync(() => {
        setPending(false);
        if (result !== undefined) onClose();
      });
      if (result !== undefined) onDone?.(result);
    },
    close: () => {
      if (!pending) onClose();
    },
  };
}
