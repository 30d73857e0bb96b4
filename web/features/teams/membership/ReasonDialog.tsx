import { type FormInstance, Input } from 'antd';
import type { ReactNode } from 'react';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphs } from '../../../../shared/text';
import { Field } from '../../../forms/fields';
import { FormDialog } from '../../../forms/FormDialog';

interface Reason {
  reason: string;
}

interface ReasonDialogProps<TResult> {
  /** The label of the button that confirms. */
  label: string;
  question: string;
  hint: ReactNode;
  reasonLabel: string;
  required?: boolean;
  /** Ends the membership. Resolves to undefined after a failure. The dialog then stays open. */
  onConfirm: (reason: Reason, form: FormInstance<Reason>) => Promise<TResult | undefined>;
  /** Called with the result after the dialog has closed. */
  onDone: (result: TResult) => void;
  open: boolean;
  onClose: () => void;
}

/** A dialog that requests a reason before a membership ends. */
export function ReasonDialog<TResult>({
  label,
  question,
  hint,
  reasonLabel,
  required = false,
  open,
  onConfirm,
  onDone,
  onClose,
}: ReasonDialogProps<TResult>) {
  return (
    <FormDialog
      title={question}
      intro={hint}
      submitText={label}
      danger
      initialValues={{ reason: '' }}
      open={open}
      onClose={onClose}
      onSubmit={onConfirm}
      onDone={onDone}
    >
      <Field
        name="reason"
        label={reasonLabel}
        bounds={{ ...BOUNDS.departureReason, min: required ? 1 : 0 }}
        textKind={paragraphs}
      >
        <Input.TextArea rows={3} />
      </Field>
    </FormDialog>
  );
}
