import { PrepareDataExportDocument, type PrepareDataExportInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { CurrentPasswordField } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';

gql`
  mutation PrepareDataExport($input: PrepareDataExportInput!) {
    prepareDataExport(input: $input) {
      path
    }
  }
`;

/** Downloads all of the viewer's data after confirmation with the password. */
export function DownloadDataButton() {
  const toast = useToast();
  const [prepare] = useAction(PrepareDataExportDocument, { failed: texts.dataExport.failed });

  const download = (path: string): void => {
    toast.success(texts.dataExport.started);
    // The response is an attachment, so the page stays open.
    window.location.assign(path);
  };

  return (
    <FormButton
      label={texts.dataExport.title}
      size="small"
      intro={texts.dataExport.confirm}
      submitText={texts.dataExport.start}
      validateTrigger="onChange"
      onSubmit={async (input: PrepareDataExportInput, form) =>
        (await prepare({ input }, form))?.prepareDataExport?.path
      }
      onDone={download}
    >
      <CurrentPasswordField label={texts.auth.password} />
    </FormButton>
  );
}
