import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApplyButton_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getAppliedHref, getManageHref } from '../notices/hrefs';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { VerifySchoolHint } from '../verification/VerifySchoolHint';
import { ApplyDialog } from './ApplyDialog';
import { Row } from '../ui/Row';

gql`
  fragment ApplyButton_notice on Notice {
    id
    kind
    viewerCanApply
    viewerApplyRefusal
    viewerCanManage
    viewerApplication {
      id
      status
    }
    ...ApplyDialog_notice
  }
`;

/** Offers the viewer's next step: manage the own notice, see the application already sent, verify the school, or apply. */
export function ApplyButton({ notice }: { notice: FragmentOf<typeof ApplyButton_NoticeFragmentDoc> }) {
  const [open, setOpen] = useState(false);
  const data = useFragmentData(ApplyButton_NoticeFragmentDoc, notice);
  const { id, kind, viewerCanApply, viewerApplyRefusal, viewerCanManage, viewerApplication } = data;
  if (viewerCanManage) return <Link to={getManageHref(kind, id)}>{texts.notice.manage}</Link>;
  if (viewerApplication) {
    return (
      <Row>
        {texts.application.myStatus[viewerApplication.status]}
        <Link to={getAppliedHref(kind, id)}>{texts.application.viewMine}</Link>
      </Row>
    );
  }
  if (viewerApplyRefusal === 'SCHOOL_UNVERIFIED') return <VerifySchoolHint />;
  return (
    <div>
      <Button type="primary" size="large" disabled={!viewerCanApply} onClick={() => setOpen(true)}>
        {texts.application.apply}
      </Button>
      <ApplyDialog notice={data} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
