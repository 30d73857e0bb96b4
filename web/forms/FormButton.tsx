import type { ComponentProps } from 'react';
import { DialogButton } from '../components/dialogs/DialogButton';
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
  return (
    <DialogButton
      danger={dialog.danger}
      className={className}
      dialog={(state) => <FormDialog title={label} submitText={label} {...dialog} {...state} />}
    >
      {label}
    </DialogButton>
  );
}
