import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import { CreateAccessTokenDocument, type CreateAccessTokenInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { useAction } from '../ui/useAction';
import { AccessTokenFields } from './AccessTokenFields';
import { NewAccessToken } from './NewAccessToken';

gql`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      secret
      viewer {
        id
        ...AccessTokenSection_viewer
      }
    }
  }
`;

const INITIAL: Partial<CreateAccessTokenInput> = { scopes: ['READ'], validDays: 30 };

/** Creates an access token in a dialog, which then shows its secret this once. */
export function CreateAccessTokenButton() {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [form] = Form.useForm<CreateAccessTokenInput>();
  // Apollo's cache stores what has an id: the viewer with the new list, not the secret.
  const [createToken, pending] = useAction(CreateAccessTokenDocument, { form });

  const submit = async (input: CreateAccessTokenInput): Promise<void> => {
    const created = await createToken({ input });
    if (created?.createAccessToken) setSecret(created.createAccessToken.secret);
  };
  const close = (): void => setOpen(false);
  const reset = (): void => {
    setSecret(undefined);
    form.resetFields();
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.token.create}</Button>
      <Modal
        title={secret === undefined ? texts.token.create : texts.token.created}
        open={open}
        width="min(520px, calc(100vw - 32px))"
        okText={texts.token.createNow}
        cancelText={texts.common.cancel}
        confirmLoading={pending}
        onOk={form.submit}
        onCancel={close}
        afterClose={reset}
        mask={{ closable: false }}
        footer={secret === undefined ? undefined : <Button onClick={close}>{texts.common.close}</Button>}
      >
        {secret !== undefined && <NewAccessToken secret={secret} />}
        <ActionForm
          form={form}
          // Prefixes the ids of the fields: other forms of the page have a field `password`, too.
          name="accessToken"
          hidden={secret !== undefined}
          initialValues={INITIAL}
          intro={texts.token.passwordHint}
          onSubmit={submit}
        >
          <AccessTokenFields />
        </ActionForm>
      </Modal>
    </>
  );
}
