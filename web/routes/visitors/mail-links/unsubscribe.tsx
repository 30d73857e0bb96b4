import { useSearchParams } from 'react-router-dom';
import { UnsubscribeFromMailsDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { MailLinkPage } from './MailLinkPage';

gql`
  mutation UnsubscribeFromMails($input: UnsubscribeFromMailsInput!) {
    unsubscribeFromMails(input: $input) {
      label
    }
  }
`;

/** The page of the unsubscribe link in mails. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const { title, hint, end, failed, done } = texts.unsubscribe;
  return (
    <MailLinkPage
      document={UnsubscribeFromMailsDocument}
      token={search.get('token') ?? ''}
      title={title}
      hint={hint}
      submitText={end}
      failed={failed}
      describe={({ unsubscribeFromMails: result }) => result?.label && done(result.label)}
    />
  );
}
