import { useHiddenForDays } from '../../../components/browser/stored-choices';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { StepCard } from '../../../components/feedback/StepCard';
import { getSettingsHref } from '../../../paths';
import { texts } from '../../../texts';

/** Days until it asks again: nearly a semester, so that it asks once in each. */
const HIDDEN_DAYS = 170;

/** A card that asks for the courses and free hours of a new semester, once in this browser. */
export function NewSemesterCard() {
  const [isHidden, hide] = useHiddenForDays('new-semester-hidden-until', HIDDEN_DAYS);
  if (isHidden) return null;
  const { title, write } = texts.timetable.newSemester;
  return (
    <StepCard
      title={title}
      actions={
        <LinkButton type="primary" size="large" to={getSettingsHref('free-hours')}>
          {write}
        </LinkButton>
      }
      onClose={hide}
    />
  );
}
