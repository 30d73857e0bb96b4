import { useApolloClient } from '@apollo/client/react';
import { Input } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphs } from '../../../shared/text';
import type { Known } from '../../graphql/enums';
import type { ModerationAction } from '../../graphql/generated/documents';
import { refetchActive } from '../../graphql/refetch';
import { texts } from '../../texts';
import { Field } from '../../forms/fields';
import { FormDialog } from '../../forms/FormDialog';
import { RadioGroup } from '../../forms/RadioGroup';
import { useToast } from '../../components/feedback/Toast';
import { useRuling } from './useRuling';

/** The durations of a suspension, in days. */
const DAYS = [1, 7, 30];

interface RulingDialogProps {
  caseId: string;
  action: Known<ModerationAction>;
  title: string;
  /** The effect of the ruling, shown after it. */
  doneText: string;
  /** Called after it has closed and returned the focus. */
  onClose: () => void;
}

/** A dialog for the reason of a ruling and the duration of a suspension. */
export function RulingDialog({ caseId, action, title, doneText, onClose }: RulingDialogProps) {
  const client = useApolloClient();
  const [open, setOpen] = useState(true);
  const toast = useToast();
  const sendRuling = useRuling(caseId, action);
  const finish = (): void => {
    toast.success(doneText);
    // Refetches, because the case moves to the other list.
    refetchActive(client);
  };
  return (
    <FormDialog
      title={title}
      size="large"
      intro={texts.moderation.reasonHint}
      submitText={title}
      danger={action === 'SUSPEND'}
      initialValues={{ reason: '', days: 7 }}
      open={open}
      onClose={() => setOpen(false)}
      afterClose={onClose}
      onSubmit={sendRuling}
      onDone={finish}
    >
      {action === 'SUSPEND' && (
        <Field name="days" label={texts.moderation.days}>
          <RadioGroup options={DAYS.map((days) => ({ value: days, label: texts.moderation.dayCount(days) }))} />
        </Field>
      )}
      <Field name="reason" label={texts.moderation.reason} bounds={BOUNDS.decisionReason} textKind={paragraphs}>
        <Input.TextArea rows={3} />
      </Field>
    </FormDialog>
  );
}
