import { Button, type FormInstance } from 'antd';
import { useState } from 'react';
import { CreateAccessTokenDocument, type CreateAccessTokenInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { FormDialog } from '../ui/FormDialog';
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

const INITIAL: CreateAccessTokenInput = { name: '', password: '', scopes: ['READ'], validDays: 30 };

/** Creates an access token in a dialog, which then shows its secret once. */
export function CreateAccessTokenButton() {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  // Apollo's cache stores only objects with an id: the viewer with the new list, not the secret.
  const [createToken] = useAction(CreateAccessTokenDocument);
  const create = async (input: CreateAccessTokenInput, form: FormInstance): Promise<undefined> => {
    setSecret((await createToken({ input }, form))?.createAccessToken?.secret);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.token.create}</Button>
      <FormDialog
        title={secret === undefined ? texts.token.create : texts.token.created}
        size="large"
        intro={texts.token.passwordHint}
        submitText={texts.token.createNow}
        initialValues={INITIAL}
        result={secret === undefined ? undefined : <NewAccessToken secret={secret} />}
        open={open}
        onClose={() => setOpen(false)}
        afterClose={() => setSecret(undefined)}
        onSubmit={create}
      >
        <AccessTokenFields />
      </FormDialog>
    </>
  );
}
