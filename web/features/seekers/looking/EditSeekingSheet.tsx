import { useQuery } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { Sheet } from '../../../components/dialogs/Sheet';
import { useDialogAction } from '../../../components/dialogs/useDialogAction';
import { useToast } from '../../../components/feedback/Toast';
import { ActionForm } from '../../../forms/ActionForm';
import { useContactWarning } from '../../../forms/useContactWarning';
import {
  EditSeekingSheetDocument,
  type OwnSeeking_ViewerFragment,
  UpdateSeekingDocument,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { LoadingOrFailed } from '../../../components/page/LoadingOrFailed';
import { texts } from '../../../texts';
import { SeekingFields, type SeekingValues, toSeekingInput } from './SeekingFields';
import { SeekingVisibility } from './SeekingVisibility';

gql`
  query EditSeekingSheet {
    viewer {
      id
      ...SeekingFields_viewer
    }
  }
`;
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

interface EditSeekingSheetProps {
  seeking: NonNullable<OwnSeeking_ViewerFragment['seeking']>;
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** The form in which the viewer changes a running search. Its last day stays. */
export function EditSeekingSheet({ seeking, open, onClose, onSaved }: EditSeekingSheetProps) {
  const { data, error } = useQuery(EditSeekingSheetDocument, { skip: !open });
  const [form] = Form.useForm<SeekingValues>();
  const toast = useToast();
  const [update] = useAction(UpdateSeekingDocument, { failed: texts.seeker.saveFailed, form });
  const { run, pending, close } = useDialogAction({
    run: (values: SeekingValues) => update({ input: toSeekingInput(values) }),
    onClose,
    onDone: () => {
      toast.success(texts.seeker.saved);
      onSaved();
    },
  });
  const [submit, question] = useContactWarning(run);
  const { kinds, roles, text, course } = seeking;
  return (
    <Sheet
      title={texts.seeker.editTitle}
      open={open}
      onClose={close}
      footer={
        data?.viewer ? (
          <>
            <SeekingVisibility />
            <Button type="primary" size="large" block loading={pending} onClick={form.submit}>
              {texts.seeker.save}
            </Button>
          </>
        ) : null
      }
    >
      {data?.viewer ? (
        <ActionForm
          form={form}
          name="edit-seeking"
          validateTrigger="onChange"
          initialValues={{ kinds: [...kinds], roles: [...roles], text, course: course?.name ?? '' }}
          onSubmit={submit}
        >
          <SeekingFields viewer={data.viewer} />
        </ActionForm>
      ) : (
        <LoadingOrFailed error={error} failedText={texts.seeker.formFailed} />
      )}
      {question}
    </Sheet>
  );
}
