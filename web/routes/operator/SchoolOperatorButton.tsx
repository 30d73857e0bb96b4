import { Input } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { line, paragraphs } from '../../../shared/text';
import { useToast } from '../../components/feedback/Toast';
import { Field, TextField } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { paragraphCounter } from '../../forms/rules';
import { type UpdateSchoolOperatorInput, UpdateSchoolOperatorDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { texts } from '../../texts';

gql`
  mutation UpdateSchoolOperator($input: UpdateSchoolOperatorInput!) {
    updateSchoolOperator(input: $input) {
      school {
        id
        ...SchoolItem_operatedSchool
      }
    }
  }
`;

type OperatorValues = Omit<UpdateSchoolOperatorInput, 'schoolId'>;

const DEFAULT_OPERATOR: OperatorValues = { name: '', contact: '', termsText: '', privacyText: '' };

interface SchoolOperatorButtonProps {
  schoolId: string;
  school: string;
  /** The operator of the school; null for the default one. */
  operator: OperatorValues | null;
}

/** A button that sets the operator of a school, with its texts in the legal documents. */
export function SchoolOperatorButton({ schoolId, school, operator }: SchoolOperatorButtonProps) {
  const toast = useToast();
  const labels = texts.schoolOperator;
  const [update] = useAction(UpdateSchoolOperatorDocument, { failed: labels.failed });
  const { name, contact, termsText, privacyText } = operator ?? DEFAULT_OPERATOR;
  return (
    <FormButton
      label={labels.edit}
      title={labels.editOf(school)}
      submitText={texts.common.save}
      intro={labels.hint}
      initialValues={{ name, contact, termsText, privacyText }}
      onSubmit={(values: OperatorValues, form) => update({ input: { schoolId, ...values } }, form)}
      onDone={() => toast.success(labels.saved)}
    >
      <TextField item={{ name: 'name', label: labels.name, bounds: BOUNDS.operatorName, textKind: line }} />
      <TextField
        item={{
          name: 'contact',
          label: labels.contact,
          extra: labels.contactHint,
          bounds: BOUNDS.operatorContact,
          textKind: line,
        }}
      />
      <LegalTextField name="termsText" label={labels.termsText} />
      <LegalTextField name="privacyText" label={labels.privacyText} />
    </FormButton>
  );
}

/** A field for an additional text of the school. */
function LegalTextField({ name, label }: { name: string; label: string }) {
  return (
    <Field name={name} label={label} bounds={BOUNDS.operatorText} textKind={paragraphs}>
      <Input.TextArea rows={4} count={paragraphCounter(BOUNDS.operatorText)} />
    </Field>
  );
}
