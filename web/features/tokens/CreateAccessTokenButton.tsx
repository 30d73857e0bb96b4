import type { FormInstance } from 'antd';
import { useState } from 'react';
import { CreateAccessTokenDocument, type CreateAccessTokenInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { FormButton } from '../../forms/FormButton';
import { useAction } from '../../graphql/useAction';
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
  const [secret, setSecret] = useState<string>();
  // Apollo's cache stores only objects with an id: the viewer with the new list, not the secret.
  const [createToken] = useAction(CreateAccessTokenDocument, { failed: texts.token.createFailed });
  const create = async (input: CreateAccessTokenInput, form: FormInstance): Promise<undefined> => {
    setSecret((await createToken({ input }, form))?.createAccessToken?.secret);
  };
  return (
    <FormButton
      label={texts.token.create}
      title={secret === undefined ? texts.token.create : texts.token.created}
      size="large"
      intro={texts.token.passwordHint}
      submitText={texts.token.createNow}
      initialValues={INITIAL}
      result={secret === undefined ? undefined : <NewAccessToken secret={secret} />}
      afterClose={() => setSecret(undefined)}
      onSubmit={create}
    >
      <AccessTokenFields />
    </FormButton>
  );
}
