import { Button, Form, type FormInstance } from 'antd';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { texts } from '../texts';
import { ActionForm } from './ActionForm';
import { Dialog, type DialogProps } from '../components/dialogs/Dialog';
import { useDialogAction } from '../components/dialogs/useDialogAction';

type FormProps<TValues extends object> = ComponentProps<typeof ActionForm<TValues>>;

interface FormDialogProps<TValues extends object, TResult>
  extends
    Pick<DialogProps, 'afterClose' | 'onClose' | 'open' | 'size' | 'title'>,
    Pick<FormProps<TValues>, 'children' | 'initialValues' | 'intro' | 'validateTrigger'> {
  /** The label of the button that sends the form. */
  submitText: string;
  danger?: boolean;
  /** Shown instead of the form, with a button that closes the dialog. */
  result?: ReactNode;
  /**
   * Sends the values by an action, which shows the server's messages in the form. Resolves to
   * undefined if the dialog stays open.
   */
  onSubmit: (values: TValues, form: FormInstance<TValues>) => Promise<TResult | undefined>;
  /**
   * Called with the result after the dialog has closed. It may move the focus and leave the page.
   */
  onDone?: (result: TResult) => void;
}

/**
 * A form in a dialog that stays open with its values until they are stored. Each opening starts
 * with the initial values.
 */
export function FormDialog<TValues extends object, TResult>({
  submitText,
  danger,
  result,
  onSubmit,
  onDone,
  onClose,
  title,
  size,
  open,
  afterClose,
  ...form
}: FormDialogProps<TValues, TResult>) {
  // The button is outside of the form, and several forms may have the same fields.
  const id = useId();
  const { run, pending, close } = useDialogAction({ run: onSubmit, onClose, onDone });
  return (
    <Dialog
      title={title}
      size={size}
      open={open}
      okText={submitText}
      okButtonProps={{ danger, htmlType: 'submit', form: id }}
      cancelText={texts.common.cancel}
      confirmLoading={pending}
      footer={result === undefined ? undefined : <Button onClick={onClose}>{texts.common.close}</Button>}
      // A tap beside the dialog would lose the typed values.
      mask={{ closable: false }}
      onClose={close}
      afterClose={afterClose}
    >
      {result ?? <DialogForm {...form} name={id} onSend={run} />}
    </Dialog>
  );
}

interface DialogFormProps<TValues extends object> extends Omit<FormProps<TValues>, 'form' | 'onSubmit'> {
  onSend: (values: TValues, form: FormInstance<TValues>) => Promise<void>;
}

/** The form. Each opening mounts a new one. */
function DialogForm<TValues extends object>({ onSend, ...props }: DialogFormProps<TValues>) {
  const [form] = Form.useForm<TValues>();
  return <ActionForm {...props} form={form} onSubmit={(values) => onSend(values, form)} />;
}
