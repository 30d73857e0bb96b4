import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  CancelOtherApplicationDocument,
  OtherApplicationsDocument,
  type OtherApplicationsQuery,
} from '../../../graphql/generated/documents';
import { removeFromLists } from '../../../graphql/remove-from-lists';
import { gql } from '../../../graphql/tag';
import { getAppliedHref } from '../../notices/hrefs';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import styles from './OtherApplications.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  query OtherApplications {
    viewer {
      id
      applications(first: 20, status: [PENDING, WAITLISTED]) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            viewerCanCancel
            notice {
              id
              kind
              title
            }
          }
        }
      }
    }
  }
`;
gql`
  mutation CancelOtherApplication($input: CancelApplicationInput!) {
    cancelApplication(input: $input) {
      applicationId
    }
  }
`;

type OtherApplication = NonNullable<OtherApplicationsQuery['viewer']>['applications']['edges'][number]['node'];

/**
 * Lets an approved applicant cancel the applications that are still undecided. Renders nothing if
 * there are none.
 */
export function OtherApplications() {
  const { data } = useQuery(OtherApplicationsDocument, { fetchPolicy: 'cache-and-network' });
  const heading = useRef<HTMLHeadingElement>(null);
  const others = (data?.viewer?.applications.edges ?? [])
    .map(({ node }) => node)
    .filter((node) => node.viewerCanCancel);
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={texts.application.others}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.application.otherTitle}
      </h3>
      <p>{texts.application.otherHint}</p>
      <ul>
        {others.map((application) => (
          <OtherApplicationRow
            key={application.id}
            application={application}
            onCancelled={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

interface OtherApplicationRowProps {
  application: OtherApplication;
  /** Called after the row was removed, together with its focused button. */
  onCancelled: () => void;
}

function OtherApplicationRow({ application, onCancelled }: OtherApplicationRowProps) {
  const { id, notice } = application;
  const toast = useToast();
  const [cancel] = useAction(CancelOtherApplicationDocument, {
    failed: texts.application.cancelFailed,
    update: (cache) => removeFromLists(cache, application),
  });
  const finish = (): void => {
    onCancelled();
    toast.success(texts.application.cancelled);
  };
  const title = notice?.title ?? texts.application.hiddenNotice;
  return (
    <li>
      <Link to={notice ? getAppliedHref(notice.kind, notice.id) : getHref('application', { id })}>
        <MemberText text={title} />
      </Link>
      <ConfirmButton
        danger
        aria-label={texts.application.cancelOf(title)}
        question={texts.application.cancelQuestionOf(title)}
        hint={texts.application.cancelHint}
        cancelText={texts.application.cancelKeep}
        onConfirm={() => cancel({ input: { id } })}
        onDone={finish}
      >
        {texts.application.cancel}
      </ConfirmButton>
    </li>
  );
}
