import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { FormDialog } from './FormDialog';

type DialogProps<TValues extends object, TResult> = ComponentProps<typeof FormDialog<TValues, TResult>>;

interface FormButtonProps<TValues extends object, TResult> extends Omit<
  DialogProps<TValues, TResult>,
  'onClose' | 'open' | 'submitText' | 'title'
> {
  label: string;
  /** The title of the dialog. The default is the label of the button. */
  title?: string;
  /** The label of the button that sends the form. The default is the label of the button. */
  submitText?: string;
  className?: string;
}

/** A button that opens a form in a dialog. */
export function FormButton<TValues extends object, TResult>({
  label,
  className,
  ...dialog
}: FormButtonProps<TValues, TResult>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger={dialog.danger} className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormDialog title={label} submitText={label} {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
