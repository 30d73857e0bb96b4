import { BellOutlined } from '@ant-design/icons';
import { useReadQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { toAlertParams } from '../../../shared/alert-params';
import { ALERT_SETTINGS_PATH } from '../../../shared/paths';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useSheet } from '../../components/dialogs/useSheet';
import { Callout } from '../../components/feedback/Callout';
import { useToast } from '../../components/feedback/Toast';
import type { Known } from '../../graphql/enums';
import type { Failure } from '../../graphql/failure';
import { CreateAlertDocument, type NoticeKind, type ViewerAlertsQuery } from '../../graphql/generated/documents';
import type { StartedQuery } from '../../graphql/preload';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { SHEETS } from '../../paths';
import { texts } from '../../texts';
import { useNoticeFilter } from '../search/useNoticeFilter';
import styles from './AlertButton.module.css';
import { useOpenedAlert } from './useOpenedAlert';

gql`
  mutation CreateAlert($input: CreateAlertInput!) {
    createAlert(input: $input) {
      viewer {
        id
        hasAlerts
        ...AlertRows_viewer
      }
    }
  }
`;

interface AlertButtonProps {
  /** The kind of the list, or null for both. */
  kind: Known<NoticeKind> | null;
  alerts: StartedQuery<ViewerAlertsQuery>;
}

/**
 * The button below the filters. It creates an alert with the conditions of the list. If the list
 * has an alert, it links to the settings. A list of near deadlines has no button, because alerts
 * report notices with any deadline.
 */
export function AlertButton(props: AlertButtonProps) {
  useOpenedAlert();
  const [{ closingSoon }] = useNoticeFilter();
  if (closingSoon) return null;
  // The element has the height of the button, so that the list does not move when it appears.
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <LoadedButton {...props} />
      </Suspense>
    </div>
  );
}

function LoadedButton({ kind, alerts }: AlertButtonProps) {
  const [filter] = useNoticeFilter();
  const params = toAlertParams({ kind, filter });
  const viewer = useReadQuery(alerts).data?.viewer;
  if (!viewer) return null;
  const isActive = viewer.alerts.some((alert) => alert.params === params && alert.paused === null);
  if (!isActive) return <CreateButton key={params} params={params} />;
  return (
    <LinkButton type="text" className={styles.button} icon={<BellOutlined aria-hidden />} to={ALERT_SETTINGS_PATH}>
      {texts.alert.receiving}
    </LinkButton>
  );
}

function CreateButton({ params }: { params: string }) {
  const toast = useToast();
  const [denial, setDenial] = useState<Failure>();
  const [create, pending] = useAction(CreateAlertDocument, {
    failed: texts.alert.createFailed,
    onFailure: (failure) => {
      const isDenied = failure.code === 'ALERT_TOO_BROAD' || failure.code === 'TOO_MANY_ALERTS';
      if (isDenied) setDenial(failure);
      return isDenied;
    },
  });
  const submit = async (): Promise<void> => {
    if (await create({ input: { params } })) toast.success(texts.alert.created);
  };
  if (denial) return <Denied {...denial} />;
  return (
    <Button
      type="text"
      className={styles.button}
      icon={<BellOutlined aria-hidden />}
      loading={pending}
      onClick={() => void submit()}
    >
      {texts.alert.receive}
    </Button>
  );
}

/** The reason why there is no alert of the list, with a way out. */
function Denied({ code, message }: Failure) {
  const { show } = useSheet(SHEETS.filters);
  const action =
    code === 'ALERT_TOO_BROAD' ? (
      <Button onClick={show}>{texts.alert.addCondition}</Button>
    ) : (
      <LinkButton to={ALERT_SETTINGS_PATH}>{texts.alert.tidy}</LinkButton>
    );
  return (
    <Callout tone="warning" role="alert" action={action}>
      {message}
    </Callout>
  );
}
