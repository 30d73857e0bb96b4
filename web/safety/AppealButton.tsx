import { Button, Input } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { paragraphs } from '../../shared/text';
import { AppealDecisionDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Field } from '../ui/fields';
import { FormDialog } from '../ui/FormDialog';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';

gql`
  mutation AppealDecision($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      decision {
        id
        ...DecisionItem_decision
      }
    }
  }
`;

/** A button to appeal against a ruling, once. */
export function AppealButton({ decisionId }: { decisionId: string }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const [appeal] = useAction(AppealDecisionDocument);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.safety.appeal}</Button>
      <FormDialog
        title={texts.safety.appeal}
        size="large"
        intro={texts.safety.appealHint}
        submitText={texts.safety.appeal}
        initialValues={{ text: '' }}
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={({ text }, form) => appeal({ input: { decisionId, text } }, form)}
        onDone={() => toast.success(texts.safety.appealed)}
      >
        <Field name="text" label={texts.safety.appealText} bounds={BOUNDS.appeal} textKind={paragraphs}>
          <Input.TextArea rows={4} />
        </Field>
      </FormDialog>
    </>
  );
}
