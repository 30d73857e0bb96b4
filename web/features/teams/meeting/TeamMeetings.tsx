import { useState } from 'react';
import { TeamMeetings_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { type Meeting, MeetingDialog } from './MeetingDialog';
import { NextMeeting } from './NextMeeting';
import { suggestMeeting } from './suggest-meeting';
import { TeamFreeTime } from './TeamFreeTime';

gql`
  fragment TeamMeetings_team on Team {
    id
    viewerCanSetMeeting
    ...NextMeeting_team
    ...TeamFreeTime_team
  }
`;

/**
 * The next meeting of a team and the hours in which its members are free. The owner may choose one
 * of these hours for the next meeting.
 */
export function TeamMeetings({ team }: { team: FragmentOf<typeof TeamMeetings_TeamFragmentDoc> }) {
  const data = useFragmentData(TeamMeetings_TeamFragmentDoc, team);
  const { id, viewerCanSetMeeting } = data;
  const [open, setOpen] = useState(false);
  const [initial, setInitial] = useState<Meeting>();
  const edit = (meeting: Meeting): void => {
    setInitial(meeting);
    setOpen(true);
  };
  return (
    <>
      <NextMeeting team={data} onEdit={viewerCanSetMeeting ? edit : undefined} />
      <TeamFreeTime
        team={data}
        onChoose={viewerCanSetMeeting ? (day, range) => edit(suggestMeeting(day, range)) : undefined}
      />
      {initial && <MeetingDialog teamId={id} initial={initial} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
