import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { toAlertPath } from '../../../shared/alert-params';
import { LinkHint } from '../../components/feedback/LinkHint';
import { useToast } from '../../components/feedback/Toast';
import { PanelRow } from '../../components/page/PanelRow';
import { entryFor } from '../../graphql/enums';
import {
  AlertRows_ViewerFragmentDoc,
  type AlertRows_ViewerFragment,
  DeleteAlertDocument,
  ResumeAlertDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import styles from './AlertRows.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment AlertRows_viewer on Viewer {
    id
    alerts {
      id
      name
      params
      paused
    }
  }
`;
gql`
  mutation DeleteAlert($input: DeleteAlertInput!) {
    deleteAlert(input: $input) {
      viewer {
        id
        hasAlerts
        ...AlertRows_viewer
      }
    }
  }
`;
gql`
  mutation ResumeAlert($input: ResumeAlertInput!) {
    resumeAlert(input: $input) {
      viewer {
        id
        hasAlerts
        ...AlertRows_viewer
      }
    }
  }
`;

interface AlertRowsProps {
  viewer: FragmentOf<typeof AlertRows_ViewerFragmentDoc>;
}

/** The row of the settings with the alerts. Each links to its list. */
export function AlertRows({ viewer }: AlertRowsProps) {
  const { alerts } = useFragmentData(AlertRows_ViewerFragmentDoc, viewer);
  const active = alerts.filter(({ paused }) => paused === null).length;
  return (
    <PanelRow title={texts.alert.title} value={texts.alert.count(active)} anchor="alerts" startsOpen>
      {alerts.length === 0 ? (
        <LinkHint to={getHref('search')} link={texts.alert.find}>
          {texts.alert.empty}
        </LinkHint>
      ) : (
        <>
          <p>{texts.alert.hint}</p>
          <ul className={styles.alerts}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} {...alert} />
            ))}
          </ul>
        </>
      )}
    </PanelRow>
  );
}

function AlertRow({ id, name, params, paused }: AlertRows_ViewerFragment['alerts'][number]) {
  const toast = useToast();
  const [remove, removing] = useAction(DeleteAlertDocument, { failed: texts.alert.deleteFailed });
  const [resume, resuming] = useAction(ResumeAlertDocument, { failed: texts.alert.resumeFailed });
  const removeAlert = async (): Promise<void> => {
    if (await remove({ input: { id } })) toast.success(texts.alert.deleted);
  };
  const resumeAlert = async (): Promise<void> => {
    if (await resume({ input: { id } })) toast.success(texts.alert.resumed);
  };
  return (
    <li className={styles.alert}>
      <div className={styles.words}>
        <Link to={toAlertPath(id, params)}>
          <MemberText text={name} />
        </Link>
        {paused !== null && <p className={styles.paused}>{entryFor(texts.alert.paused, paused)}</p>}
      </div>
      {paused !== null && (
        <Button
          aria-label={texts.alert.resumeOf(name)}
          disabled={resuming || removing}
          onClick={() => void resumeAlert()}
        >
          {texts.alert.resume}
        </Button>
      )}
      <Button
        aria-label={texts.alert.deleteOf(name)}
        disabled={resuming || removing}
        onClick={() => void removeAlert()}
      >
        {texts.common.delete}
      </Button>
    </li>
  );
}
