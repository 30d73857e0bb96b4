import { Callout } from '../../../components/feedback/Callout';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { SheetButton } from '../../../components/dialogs/DialogButton';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import { useToast } from '../../../components/feedback/Toast';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Chip } from '../../../components/labels/Chip';
import { Row } from '../../../components/lists/Row';
import { Panel } from '../../../components/page/Panel';
import {
  OwnSeeking_ViewerFragmentDoc,
  type OwnSeeking_ViewerFragment,
  StopSeekingDocument,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getHref, SHEETS } from '../../../paths';
import { texts } from '../../../texts';
import { WantedChips } from '../WantedChips';
import styles from './OwnSeeking.module.css';
import { MemberText } from '../../../components/text/MemberText';

/** Most viewers only read the list, so the code of the forms is loaded when they open. */
const SeekingSheet = lazyDialog(async () => (await import('./SeekingSheet')).SeekingSheet);
const EditSeekingSheet = lazyDialog(async () => (await import('./EditSeekingSheet')).EditSeekingSheet);

gql`
  fragment OwnSeeking_viewer on Viewer {
    id
    canSeek
    seeking {
      kinds
      roles
      text
      until
      isPaused
      course {
        name
      }
    }
  }
`;
gql`
  mutation StopSeeking {
    stopSeeking {
      viewer {
        id
        ...OwnSeeking_viewer
      }
    }
  }
`;

interface OwnSeekingProps {
  viewer: FragmentOf<typeof OwnSeeking_ViewerFragmentDoc>;
  /** Called after the viewer has started, changed or stopped the search, which changes the list. */
  onChanged: () => void;
}

/**
 * The state of the viewer's own search. A button starts it, or two buttons change and stop it.
 * Renders nothing for viewers who may not start.
 */
export function OwnSeeking({ viewer, onChanged }: OwnSeekingProps) {
  const { canSeek, seeking } = useFragmentData(OwnSeeking_ViewerFragmentDoc, viewer);
  if (seeking) return <Running seeking={seeking} onChanged={onChanged} />;
  if (!canSeek) return null;
  return (
    <Panel label={texts.seeker.start}>
      <div className={styles.row}>
        <p className={styles.words}>{texts.seeker.startHint}</p>
        <SheetButton
          hash={SHEETS.seek}
          type="primary"
          dialog={(state) => <SeekingSheet onSaved={onChanged} {...state} />}
        >
          {texts.seeker.start}
        </SheetButton>
      </div>
    </Panel>
  );
}

interface RunningProps {
  seeking: NonNullable<OwnSeeking_ViewerFragment['seeking']>;
  onChanged: () => void;
}

/** The viewer's search: what they look for, until when, and whether it is paused. */
function Running({ seeking, onChanged }: RunningProps) {
  const { kinds, roles, text, until, isPaused, course } = seeking;
  const toast = useToast();
  const [stop] = useAction(StopSeekingDocument, { failed: texts.seeker.stopFailed });
  const finish = (): void => {
    toast.success(texts.seeker.stopped);
    onChanged();
  };
  return (
    <Panel title={texts.seeker.searching}>
      <div className={styles.running}>
        {isPaused && (
          <Callout
            tone="warning"
            hint={texts.seeker.pausedHint}
            action={<LinkButton to={getHref('applications')}>{texts.seeker.viewOffers}</LinkButton>}
          >
            {texts.seeker.paused}
          </Callout>
        )}
        <p className={styles.text}>
          <MemberText text={text} />
        </p>
        <div className={styles.chips}>
          <WantedChips kinds={kinds} roles={roles} />
          {course && (
            <Chip>
              <MemberText text={course.name} />
            </Chip>
          )}
        </div>
        <div className={styles.row}>
          <p className={styles.words}>{texts.seeker.shownUntil(until)}</p>
          <Row>
            <SheetButton
              hash="edit-seeking"
              dialog={(state) => <EditSeekingSheet seeking={seeking} onSaved={onChanged} {...state} />}
            >
              {texts.common.edit}
            </SheetButton>
            <ConfirmButton
              question={texts.seeker.stopQuestion}
              hint={texts.seeker.stopHint}
              cancelText={texts.seeker.keep}
              onConfirm={() => stop({})}
              onDone={finish}
            >
              {texts.seeker.stop}
            </ConfirmButton>
          </Row>
        </div>
      </div>
    </Panel>
  );
}
