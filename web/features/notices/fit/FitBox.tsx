import { useId } from 'react';
import { DialogButton } from '../../../components/dialogs/DialogButton';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog';
import { LinkHint } from '../../../components/feedback/LinkHint';
import { Row } from '../../../components/lists/Row';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { entryFor } from '../../../graphql/enums';
import {
  type FitBox_NoticeFragment,
  FitBox_NoticeFragmentDoc,
  type FitObstacle,
  type NoticeKind,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getSettingsHref } from '../../../paths';
import { texts } from '../../../texts';
import { listMeetingHours } from '../facts/meeting-hours';
import { describeOnPage } from './describe-fit';
import styles from './FitBox.module.css';

/** The code is loaded when the sheet opens, because most visits of a notice need no week. */
const CompareHoursSheet = lazyDialog(async () => (await import('./CompareHoursSheet')).CompareHoursSheet);

gql`
  fragment FitBox_notice on Notice {
    id
    kind
    recruiting
    hidden
    viewerCanManage
    semester
    meetings {
      day
      start
      minutes
    }
    viewerApplication {
      id
    }
    viewerFit {
      facts
      against
      seats {
        role
        free
      }
      commonTags {
        id
        name
      }
    }
  }
`;

/**
 * The facts of a notice that fit the viewer, and those that do not. A viewer without a profile gets
 * a link to write one, unless the notice is their own or they have applied. A notice with meetings
 * can be compared with the viewer's week.
 */
export function FitBox({ notice }: { notice: FragmentOf<typeof FitBox_NoticeFragmentDoc> }) {
  const data = useFragmentData(FitBox_NoticeFragmentDoc, notice);
  const { semester, meetings, viewerFit } = data;
  const isOpenToViewer = data.recruiting && !data.hidden && !data.viewerCanManage && !data.viewerApplication;
  return (
    <>
      {viewerFit ? (
        <FitList fit={viewerFit} kind={data.kind} />
      ) : (
        isOpenToViewer && (
          <LinkHint to={getSettingsHref('team-profile')} link={texts.fit.oneMinute}>
            {texts.fit.withoutProfile}
          </LinkHint>
        )
      )}
      {isOpenToViewer && meetings.length > 0 && (
        <Row>
          <DialogButton
            dialog={(state) => (
              <CompareHoursSheet semester={semester} meetingHours={listMeetingHours(meetings)} {...state} />
            )}
          >
            {texts.fit.compareHours}
          </DialogButton>
        </Row>
      )}
    </>
  );
}

interface FitListProps {
  fit: NonNullable<FitBox_NoticeFragment['viewerFit']>;
  kind: NoticeKind;
}

/** The facts that fit, and those that do not. It renders nothing without any. */
function FitList({ fit: viewerFit, kind }: FitListProps) {
  const id = useId();
  const facts = describeOnPage(viewerFit, kind);
  const against = viewerFit.against.flatMap((obstacle) => describeObstacle(obstacle) ?? []);
  if (facts.length + against.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{facts.length > 0 ? texts.fit.box : texts.fit.boxAgainst}</h2>
      <ul>
        {facts.map(({ fact, words }) => (
          <li key={fact}>{words}</li>
        ))}
        {against.map((words) => (
          <li key={words} className={styles.against}>
            {facts.length > 0 && <VisuallyHidden>{texts.fit.isAgainst} </VisuallyHidden>}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeObstacle(obstacle: FitObstacle): string | null {
  return entryFor<FitObstacle, typeof texts.fit.against & { other: null }>(
    { ...texts.fit.against, other: null },
    obstacle,
  );
}
