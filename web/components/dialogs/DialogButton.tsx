import { Button, type ButtonProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSheet } from './useSheet';

interface DialogState {
  open: boolean;
  onClose: () => void;
}

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Renders the dialog in its state. */
  dialog: (state: DialogState) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {dialog({ open, onClose: () => setOpen(false) })}
    </>
  );
}

interface SheetButtonProps extends DialogButtonProps {
  /** The hash of the URL while the sheet is open (useSheet.ts). */
  hash: string;
}

/** A button that opens a sheet. */
export function SheetButton({ hash, dialog, ...button }: SheetButtonProps) {
  const { open, show, close } = useSheet(hash);
  return (
    <>
      <Button {...button} onClick={show} />
      {dialog({ open, onClose: close })}
    </>
  );
}
