import { PrepareDataExportDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { PasswordConfirmedButton } from './PasswordConfirmedButton';

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
    <PasswordConfirmedButton
      label={texts.dataExport.title}
      title={texts.dataExport.title}
      hint={texts.dataExport.confirm}
      confirm={texts.dataExport.start}
      onConfirm={async (input, form) => (await prepare({ input }, form))?.prepareDataExport?.path}
      onDone={download}
    />
  );
}
