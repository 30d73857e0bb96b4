import { Input } from 'antd';
import { BOUNDS } from '../../../shared/bounds';
import { Field } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { AppointModeratorDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { texts } from '../../texts';
import { useToast } from '../../components/feedback/Toast';

gql`
  mutation AppointModerator($input: AppointModeratorInput!) {
    appointModerator(input: $input) {
      school {
        id
        ...SchoolItem_operatedSchool
      }
    }
  }
`;

/** A button that appoints a moderator of a school. */
export function AppointButton({ schoolId, name }: { schoolId: string; name: string }) {
  const toast = useToast();
  const [appoint] = useAction(AppointModeratorDocument, { failed: texts.operator.appointFailed });
  return (
    <FormButton
      label={texts.operator.appoint}
      title={texts.operator.appointOf(name)}
      intro={texts.operator.appointHint}
      initialValues={{ member: '' }}
      onSubmit={({ member }, form) => appoint({ input: { schoolId, member } }, form)}
      onDone={() => toast.success(texts.operator.appointed)}
    >
      <Field name="member" label={texts.operator.member} bounds={BOUNDS.nickName}>
        <Input autoComplete="off" autoCapitalize="none" />
      </Field>
    </FormButton>
  );
}
