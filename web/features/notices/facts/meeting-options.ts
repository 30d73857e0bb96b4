import { BOUNDS } from '../../../../shared/bounds';
import { MEETING_STARTS, MEETING_STEP_MINUTES } from '../../../../shared/meetings';
import type { SelectOption } from '../../../forms/NativeSelect';
import { describeDuration } from './describe-facts';

const { min, max } = BOUNDS.meetingMinutes;

const LENGTHS = Array.from({ length: max / MEETING_STEP_MINUTES }, (_, index) => min + index * MEETING_STEP_MINUTES);

/** The initial time in the form of a meeting. */
export const INITIAL_TIME = { start: '19:00', minutes: 60 } as const;

/** The times at which a meeting may start. */
export const START_OPTIONS: readonly SelectOption<string>[] = MEETING_STARTS.map((start) => [start, start]);

/** Returns the lengths that a meeting may have, each with its words. */
export function listLengthOptions(): readonly SelectOption<string>[] {
  return LENGTHS.map((minutes) => [String(minutes), describeDuration(minutes)]);
}
