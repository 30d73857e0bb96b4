import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { endsOnSameDay, type Span } from '../../../../shared/meetings';
import type { FieldTexts } from '../../../platform/errors/app-error';
import { bilingual } from '../../../platform/text/bilingual';
import { lineText, Together, Valid } from '../../../platform/text/validation';
import { ENDS_TOO_LATE, MEETING_MINUTES, MEETING_START } from '../../notices/facts/notice-facts.inputs';
import { TEAM_ID } from '../team.inputs';
import { IdField, idInput } from '../../kit/api/id-field';

/** Input of `setNextMeeting`. */
@InputType({ description: 'The next meeting (다음 모임) of a team. It replaces the former one.' })
@Together((meeting: Span): FieldTexts => (endsOnSameDay(meeting) ? {} : { minutes: ENDS_TOO_LATE }))
export class SetNextMeetingInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Valid(
    z.iso.date({
      error: bilingual({ ko: '날짜는 연, 월, 일로 입력해 주세요.', en: 'Enter the date as year, month and day.' }),
    }),
  )
  @Field({ description: 'The day (날짜) in Korea, YYYY-MM-DD: 0–180 days from today.' })
  date!: string;

  @Valid(MEETING_START)
  @Field({
    description:
      'The time of day in Korea at which it starts: 08:00, 08:30 and so on until 23:30. It lies in the future.',
  })
  start!: string;

  @Valid(MEETING_MINUTES)
  @Field(() => Int, {
    description: 'The length in minutes: 30–240 in steps of 30. A meeting ends at midnight at the latest.',
  })
  minutes!: number;

  @Valid(lineText({ ko: '장소', en: 'the place' }, BOUNDS.meetingPlace))
  @Field({ defaultValue: '', description: 'The place (장소), 60 characters at most.' })
  place!: string;
}

export const ClearNextMeetingInput = idInput(
  'ClearNextMeetingInput',
  'The end of the next meeting (다음 모임) of a team.',
  { teamId: TEAM_ID },
);
