import { useState } from 'react';
import { type Draft, useDraft } from './useDraft';

/** A draft whose state the form shows (DraftState.tsx). */
export interface VisibleDraft<TValues extends object> {
  draft: Draft<TValues>;
  /** Whether values worth keeping are stored. */
  isStored: boolean;
}

/**
 * Stores the values of a form like useDraft, and follows whether something is stored.
 * @param key is constant while the component is mounted
 * @param hasContent returns whether the values differ from an empty form
 */
export function useVisibleDraft<TValues extends object>(
  key: string,
  hasContent: (values: Partial<TValues>) => boolean,
): VisibleDraft<TValues> {
  const draft = useDraft<TValues>(key);
  const [restored, setRestored] = useState(draft.values);
  const [isStored, setStored] = useState(hasContent(restored));
  return {
    draft: {
      // After the draft is cleared, a reset empties the form.
      values: restored,
      save: (values) => {
        const saved = draft.save(values);
        setStored(saved && hasContent(values));
        return saved;
      },
      clear: () => {
        draft.clear();
        setRestored({});
        setStored(false);
      },
    },
    isStored,
  };
}
