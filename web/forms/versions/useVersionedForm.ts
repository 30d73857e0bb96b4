import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure, SavedState } from '../../graphql/failure';
import type { Draft } from '../drafts/useDraft';
import { useUnloadGuard } from '../drafts/useUnloadGuard';

/** Unsaved changes, with the state that the form was filled with. */
export interface StoredEdit {
  values: object;
  loaded: SavedState;
}

/**
 * A form for one object. If the object has changed since the form was filled, saving is denied
 * (rules/versions.md).
 */
export interface VersionedForm {
  /** The state that the form was filled with. Its version is the one to send. */
  loaded: SavedState;
  /** The newer saved state after a denied save. The member has to choose between the two. */
  current: SavedState | undefined;
  /** For useAction: shows the choice if the version is outdated. */
  onFailure: (failure: Failure) => boolean;
  /** Returns to the form with the typed values. */
  goBack: () => void;
  /** Fills the form with the newer saved state. */
  takeCurrent: () => void;
  /** Stores the typed values. */
  draft: Draft<object> | undefined;
  /** Whether the form shows unsaved changes of an earlier visit. */
  restored: boolean;
  /** Replaces those changes by the saved state. */
  discard: () => void;
}

/**
 * Tracks the version that a form is based on.
 * @param latest the state in the cache. It may change while the member types, so its version is not
 *   always the one to send
 * @param stored unsaved changes of an earlier visit, with the version they are based on
 */
export function useVersionedForm(form: FormInstance, latest: SavedState, stored?: Draft<StoredEdit>): VersionedForm {
  const [loaded, setLoaded] = useState(stored?.values.loaded ?? latest);
  const [restored, setRestored] = useState(stored?.values.loaded !== undefined);
  const [unsaved, setUnsaved] = useState(restored);
  const [current, setCurrent] = useState<SavedState>();
  useUnloadGuard(unsaved);

  const fill = (state: SavedState): void => {
    stored?.clear();
    setRestored(false);
    setUnsaved(false);
    setLoaded(state);
    form.setFields(namesOf(form).map((name) => ({ name, value: state[name], errors: [] })));
  };
  const goBack = (): void => {
    // A hidden field cannot receive the focus.
    flushSync(() => setCurrent(undefined));
    form.focusField(namesOf(form)[0]);
  };

  useEffect(() => {
    // The page shows the cache until the server responds. An untouched form follows the server.
    if (latest.version === loaded.version || current) return;
    if (!restored && !form.isFieldsTouched()) fill(latest);
    // No field of the form has changed on the server, so the typed values stay and only the version
    // is updated.
    else if (haveEqualFields(latest, loaded)) setLoaded(latest);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [latest.version]);

  return {
    loaded,
    current,
    onFailure: (failure) => {
      if (failure.code === 'STALE') setCurrent(failure.current);
      return failure.code === 'STALE' && failure.current !== undefined;
    },
    goBack,
    takeCurrent: () => {
      if (current) fill(current);
      goBack();
    },
    draft: stored && {
      values: stored.values.values ?? {},
      save: (values) => {
        setUnsaved(true);
        return stored.save({ values, loaded });
      },
      clear: stored.clear,
    },
    restored,
    discard: () => fill(latest),
  };
}

/** Whether two states differ only in their version. */
function haveEqualFields({ version: _, ...one }: SavedState, { version: __, ...other }: SavedState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function namesOf(form: FormInstance): string[] {
  return Object.keys(form.getFieldsValue() as object);
}
