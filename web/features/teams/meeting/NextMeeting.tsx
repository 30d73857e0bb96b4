import { Button } from 'antd';
import { useRef } from 'react';
import { endOf, toClockTime } from '../../../../shared/meetings';
import { ClearNextMeetingDocument, NextMeeting_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { useToast } from '../../../components/feedback/Toast';
import { Row } from '../../../components/lists/Row';
import { Panel } from '../../../components/page/Panel';
import { LinkedText } from '../../../components/text/LinkedText';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { CalendarButton } from '../../../components/buttons/CalendarButton';
import type { Meeting } from './MeetingDialog';
import styles from './NextMeeting.module.css';
import { getInitialMeeting } from './suggest-meeting';
import { MemberText } from '../../../components/text/MemberText';

gql`
  fragment NextMeeting_team on Team {
    id
    state
    nextMeeting {
      date
      start
      minutes
      place
    }
  }
`;
gql`
  mutation ClearNextMeeting($input: ClearNextMeetingInput!) {
    clearNextMeeting(input: $input) {
      team {
        id
        ...NextMeeting_team
      }
    }
  }
`;

interface NextMeetingProps {
  team: FragmentOf<typeof NextMeeting_TeamFragmentDoc>;
  /** Opens the form with a meeting. Undefined for members who may not set one. */
  onEdit?: ((meeting: Meeting) => void) | undefined;
}

/** The next meeting of a team. Its owner sets, changes and clears it. */
export function NextMeeting({ team, onEdit }: NextMeetingProps) {
  const { id, state, nextMeeting: meeting } = useFragmentData(NextMeeting_TeamFragmentDoc, team);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const { title, none, noneForOwner, set, change, clear, clearQuestion, cleared, clearFailed } = texts.meeting;
  const [clearMeeting] = useAction(ClearNextMeetingDocument, { failed: clearFailed });
  if (state !== 'ACTIVE') return null;
  const finish = (): void => {
    toast.success(cleared);
    heading.current?.focus();
  };
  return (
    <Panel title={title} titleRef={heading} spaced>
      {meeting ? <MeetingTime meeting={meeting} /> : <p>{onEdit ? noneForOwner : none}</p>}
      {(meeting || onEdit) && (
        <Row>
          {meeting && <CalendarButton of="teams" id={id} />}
          {onEdit && <Button onClick={() => onEdit(meeting ?? getInitialMeeting())}>{meeting ? change : set}</Button>}
          {onEdit && meeting && (
            <ConfirmButton
              type="text"
              question={clearQuestion}
              onConfirm={() => clearMeeting({ input: { teamId: id } })}
              onDone={finish}
            >
              {clear}
            </ConfirmButton>
          )}
        </Row>
      )}
    </Panel>
  );
}

function MeetingTime({ meeting }: { meeting: Meeting }) {
  const { date, start, place } = meeting;
  return (
    <p className={styles.meeting}>
      <strong>
        <time dateTime={`${date}T${start}+09:00`}>
          {texts.meeting.time(texts.time.day(date), start, toClockTime(endOf(meeting)))}
        </time>
      </strong>
      {place !== '' && (
        <MemberText text={place}>
          <LinkedText text={place} />
        </MemberText>
      )}
    </p>
  );
}
