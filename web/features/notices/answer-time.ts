import { texts } from '../../texts';

interface AnswerTime {
  recruiting: boolean;
  /** The days that the owner has promised. */
  decideWithinDays: number;
  /** The days that the owner usually takes. Null until there is enough data. Lists omit it. */
  usualDecisionDays?: number | null;
}

/**
 * Describes how soon the owner of a notice answers an application. Without data about the usual
 * time it names the promised time. Returns undefined for a closed notice.
 */
export function describeAnswerTime({
  recruiting,
  decideWithinDays,
  usualDecisionDays = null,
}: AnswerTime): string | undefined {
  if (!recruiting) return undefined;
  const { decidesWithin, usuallyDecides } = texts.notice;
  return usualDecisionDays === null ? decidesWithin(decideWithinDays) : usuallyDecides(usualDecisionDays);
}
