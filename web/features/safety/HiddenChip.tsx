import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';

/** The mark of content that is hidden from others. */
export function HiddenChip() {
  return (
    <span title={texts.safety.hiddenHint}>
      <Chip tone="urgent">{texts.safety.hidden}</Chip>
      <VisuallyHidden>{texts.safety.hiddenHint}</VisuallyHidden>
    </span>
  );
}
