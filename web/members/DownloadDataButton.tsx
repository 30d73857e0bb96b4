import { Form } from 'antd';
import { PrepareDataExportDocument, type PrepareDataExportInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
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
  const [form] = Form.useForm<PrepareDataExportInput>();
  const toast = useToast();
  const [prepare, pending] = useAction(PrepareDataExportDocument, { form });

  const download = async (input: PrepareDataExportInput): Promise<boolean> => {
    const path = (await prepare({ input }))?.prepareDataExport?.path;
    if (path === undefined) return false;
    toast.success(texts.dataExport.started);
    // The response is an attachment, so the page stays.
    window.location.assign(path);
    return true;
  };

  return (
    <PasswordConfirmedButton
      label={texts.dataExport.title}
      title={texts.dataExport.title}
      hint={texts.dataExport.confirm}
      confirm={texts.dataExport.start}
      pending={pending}
      form={form}
      onConfirm={download}
    />
  );
}
