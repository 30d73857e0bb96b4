import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ApplicationDialog_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationHead } from './ApplicationHead';
import { ApplicationText } from './ApplicationText';
import { DecisionButtons } from './DecisionButtons';
import { Row } from '../ui/Row';

gql`
  fragment ApplicationDialog_application on Application {
    id
    applicant {
      id
      nickName
    }
    ...ApplicationHead_application
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
  const { applicant } = data;
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
          <Row end>
            <Button onClick={close}>{texts.common.close}</Button>
            <DecisionButtons application={data} onDecided={close} />
          </Row>
        }
        destroyOnHidden
      >
        <ApplicationHead application={data} named />
        <ApplicationText application={data} />
      </Modal>
    </>
  );
}
