import { useLocation } from 'react-router-dom';
import { ConfirmEmailDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { MailLinkPage } from './MailLinkPage';

gql`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      viewer {
        id
        emailState
      }
    }
  }
`;

/**
 * The page of the link that confirms an address. The token follows `#`, because browsers do not
 * send the hash.
 */
export function ConfirmEmailPage() {
  const { title, hint, confirm, failed, done } = texts.emailConfirmation;
  return (
    <MailLinkPage
      document={ConfirmEmailDocument}
      token={useLocation().hash.slice(1)}
      title={title}
      hint={hint}
      submitText={confirm}
      failed={failed}
      describe={() => done}
    />
  );
}
