import { Chip } from '../../../components/labels/Chip';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { texts } from '../../../texts';
import { describeOnCard, type Fit } from './describe-fit';

/** Facts that a card shows. */
const MAX_FACTS = 2;

/**
 * The first facts that fit, as chips of a card. The chips of the roles already show free seats, so
 * they are marked instead. Screen readers get all facts as one text.
 */
export function FitChips({ fit }: { fit: Fit }) {
  const facts = describeOnCard(fit);
  if (facts.length === 0) return null;
  const chips = facts.slice(0, MAX_FACTS).filter(({ fact }) => fact !== 'ROLE');
  return (
    <>
      <VisuallyHidden>{texts.fit.matches(facts.map(({ words }) => words))}</VisuallyHidden>
      {chips.length > 0 && (
        <span aria-hidden="true">
          {chips.map(({ fact, words }) => (
            <Chip key={fact} tone="primary" checked>
              {words}
            </Chip>
          ))}
        </span>
      )}
    </>
  );
}
