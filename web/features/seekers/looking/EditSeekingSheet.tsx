import { Form } from 'antd';
import { type OwnSeeking_ViewerFragment, UpdateSeekingDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { texts } from '../../../texts';
import { type SeekingValues, toSeekingInput } from './SeekingFields';
import { type OpenSheetProps, SeekingFormSheet } from './SeekingFormSheet';

gql`
  mutation UpdateSeeking($input: UpdateSeekingInput!) {
    updateSeeking(input: $input) {
      viewer {
        id
        ...OwnSeeking_viewer
      }
    }
  }
`;

interface EditSeekingSheetProps extends OpenSheetProps {
  seeking: NonNullable<OwnSeeking_ViewerFragment['seeking']>;
}

/** The form in which the viewer changes a running search. Its last day stays. */
export function EditSeekingSheet({ seeking, ...props }: EditSeekingSheetProps) {
  const [form] = Form.useForm<SeekingValues>();
  const [update] = useAction(UpdateSeekingDocument, { failed: texts.seeker.saveFailed, form });
  const { kinds, roles, text, course } = seeking;
  return (
    <SeekingFormSheet
      {...props}
      title={texts.seeker.editTitle}
      name="edit-seeking"
      form={form}
      getInitialValues={() => ({ kinds: [...kinds], roles: [...roles], text, course: course?.name ?? '' })}
      save={(values) => update({ input: toSeekingInput(values) })}
      saveText={texts.seeker.save}
      savedText={texts.seeker.saved}
    />
  );
}
