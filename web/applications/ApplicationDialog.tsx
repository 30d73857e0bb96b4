import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ApplicationDialog_ApplicationFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { DecisionButtons } from './DecisionButtons';

gql`
  fragment ApplicationDialog_application on Application {
    id
    status
    createdAt
    applicant {
      id
      nickName
      imageUrl
    }
    ...ApplicationText_application
    ...DecisionButtons_application
  }
`;

interface ApplicationDialogProps {
  application: FragmentOf<typeof ApplicationDialog_ApplicationFragmentDoc>;
}

/** A button that opens an application in a dialog, where the owner can decide it. The dialog closes after the decision. */
export function ApplicationDialog({ application }: ApplicationDialogProps) {
  const [open, setOpen] = useState(false);
  const data = useFragmentData(ApplicationDialog_ApplicationFragmentDoc, application);
  const { status, createdAt, applicant } = data;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={texts.application.viewOf(applicant.nickName)}>
        {texts.application.view}
      </Button>
      <Modal
        title={texts.application.formTitle}
        open={open}
        width="min(640px, calc(100vw - 32px))"
        onCancel={close}
        footer={
          <div className="dialog-buttons">
            <Button onClick={close}>{texts.common.close}</Button>
            <DecisionButtons application={data} onDecided={close} />
          </div>
        }
        destroyOnHidden
      >
        <p className="application-head">
          <Avatar nickName={applicant.nickName} imageUrl={applicant.imageUrl} size={36} />
          <span>{applicant.nickName}</span>
          <ApplicationStatusBadge status={status} />
          <TimeAgo time={createdAt} />
        </p>
        <ApplicationText application={data} />
      </Modal>
    </>
  );
}
