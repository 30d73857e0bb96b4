import { Input } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { paragraphs } from '../../../shared/text';
import { AppealDecisionDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Field } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';

gql`
  mutation AppealDecision($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      decision {
        id
        ...RulingItem_decision
      }
    }
  }
`;

/** A button to appeal against a ruling, once. */
export function AppealButton({ decisionId }: { decisionId: string }) {
  const toast = useToast();
  const [appeal] = useAction(AppealDecisionDocument, { failed: texts.safety.appealFailed });
  return (
    <FormButton
      label={texts.safety.appeal}
      size="large"
      intro={texts.safety.appealHint}
      initialValues={{ text: '' }}
      onSubmit={({ text }, form) => appeal({ input: { decisionId, text } }, form)}
      onDone={() => toast.success(texts.safety.appealed)}
    >
      <Field name="text" label={texts.safety.appealText} bounds={BOUNDS.appeal} textKind={paragraphs}>
        <Input.TextArea rows={4} />
      </Field>
    </FormButton>
  );
}
