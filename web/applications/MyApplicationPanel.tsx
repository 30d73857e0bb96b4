import { useId } from 'react';
import { Link } from 'react-router-dom';
import { MyApplicationPanel_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { texts } from '../texts';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { CancelApplicationButton } from './CancelApplicationButton';

gql`
  fragment MyApplicationPanel_notice on Notice {
    id
    kind
    myApplication {
      id
      status
      createdAt
      ...ApplicationText_application
      ...CancelApplicationButton_application
    }
  }
`;

/** Shows the viewer's application to a notice and its status. */
export function MyApplicationPanel({ notice }: { notice: FragmentOf<typeof MyApplicationPanel_NoticeFragmentDoc> }) {
  const { id, kind, myApplication } = useFragmentData(MyApplicationPanel_NoticeFragmentDoc, notice);
  const heading = useId();
  return (
    <section className="panel my-application" aria-labelledby={heading}>
      <h2 id={heading}>{texts.application.myApplication}</h2>
      {myApplication ? (
        <>
          <p className="row">
            <ApplicationStatusBadge status={myApplication.status} />
            <TimeAgo time={myApplication.createdAt} />
          </p>
          <ApplicationText application={myApplication} />
          <CancelApplicationButton application={myApplication} />
        </>
      ) : (
        <p className="row">
          {texts.application.notApplied}
          <Link to={getNoticeHref(kind, id)}>{texts.application.seeNotice}</Link>
        </p>
      )}
    </section>
  );
}
