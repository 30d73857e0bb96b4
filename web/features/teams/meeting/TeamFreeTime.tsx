import { ShareFreeTimeDocument, TeamFreeTime_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getSettingsHref } from '../../../paths';
import { texts } from '../../../texts';
import { SwitchRow } from '../../../components/buttons/SwitchRow';
import { LinkHint } from '../../../components/feedback/LinkHint';
import { Panel } from '../../../components/page/Panel';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import type { HourRange } from '../../profile/timetable/week-hours';
import { CommonHours } from './CommonHours';

gql`
  fragment TeamFreeTime_team on Team {
    id
    viewerSharesFreeTime
    freeTime {
      sharerCount
      isViewerCounted
      hours
      hoursExceptOne
    }
  }
`;
gql`
  mutation ShareFreeTime($input: ShareFreeTimeInput!) {
    shareFreeTime(input: $input) {
      team {
        id
        ...TeamFreeTime_team
      }
    }
  }
`;

interface TeamFreeTimeProps {
  team: FragmentOf<typeof TeamFreeTime_TeamFragmentDoc>;
  /** Chooses a range of hours for the next meeting. Undefined for members who may not set one. */
  onChoose?: ((day: number, range: HourRange) => void) | undefined;
}

/**
 * The hours that the members of a team have in common, and the viewer's choice to compare theirs.
 */
export function TeamFreeTime({ team, onChoose }: TeamFreeTimeProps) {
  const { id, viewerSharesFreeTime: shares, freeTime } = useFragmentData(TeamFreeTime_TeamFragmentDoc, team);
  const [share, pending] = useAction(ShareFreeTimeDocument, { failed: texts.meeting.shareFailed });
  if (shares === null) return null;
  return (
    <Panel title={texts.meeting.freeTime} spaced>
      <SwitchRow
        label={texts.meeting.share}
        hint={texts.meeting.shareHint}
        checked={shares}
        loading={pending}
        onChange={(shared) => void share({ input: { teamId: id, shared } })}
      />
      {freeTime && <Compared freeTime={freeTime} onChoose={onChoose} />}
    </Panel>
  );
}

interface ComparedProps extends Pick<TeamFreeTimeProps, 'onChoose'> {
  freeTime: {
    sharerCount: number;
    isViewerCounted: boolean;
    hours: readonly number[];
    hoursExceptOne: readonly number[];
  };
}

/** The result of the comparison, or the reason why there is none. */
function Compared({ freeTime, onChoose }: ComparedProps) {
  const { sharerCount, isViewerCounted, hours, hoursExceptOne } = freeTime;
  const { withoutHours, writeHours, tooFew, nothing, nothingForAll, comparedBy } = texts.meeting;
  if (!isViewerCounted) {
    return (
      <LinkHint to={getSettingsHref('free-hours')} link={writeHours}>
        {withoutHours}
      </LinkHint>
    );
  }
  if (sharerCount < 2) return <p>{tooFew}</p>;
  if (hours.length + hoursExceptOne.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <p>{hours.length > 0 ? comparedBy(sharerCount) : nothingForAll}</p>
      <CommonHours hours={hours} hoursExceptOne={hoursExceptOne} onChoose={onChoose} />
    </>
  );
}
