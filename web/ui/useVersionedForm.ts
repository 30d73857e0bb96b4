import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure, SavedState } from '../graphql/failure';
import type { Draft } from './useDraft';
import { useUnloadGuard } from './useUnloadGuard';

/** Changes that were typed and not saved, with what the form was filled with before. */
export interface StoredEdit {
  values: object;
  loaded: SavedState;
}

/** A form that saves only over the version that it was filled with (rules.md: Versions). */
export interface VersionedForm {
  /** What the form was filled with. Its version is the one to send. */
  loaded: SavedState;
  /** What is saved instead, after a save that was refused for it. The student has to choose. */
  current: SavedState | undefined;
  /** For useAction: shows the choice when the version is out of date. */
  onFailure: (failure: Failure) => boolean;
  /** Returns to the form as the student left it. */
  goBack: () => void;
  /** Fills the form with what is saved. */
  takeCurrent: () => void;
  /** Where the form stores what is typed. */
  draft: Draft<object> | undefined;
  /** Whether the form shows changes of an earlier visit that were not saved. */
  restored: boolean;
  /** Fills the form with what is saved, instead of those changes. */
  discard: () => void;
}

/**
 * Holds the version of a form.
 * @param latest what the cache has. It may change while the student types, so that the version to
 *   send is not always its own
 * @param stored the changes that an earlier visit did not save. They stay changes of the version
 *   that they began with
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
    // The page shows the cache until the server responds. What nobody has changed yet follows the
    // server.
    if (latest.version === loaded.version || current) return;
    if (!restored && !form.isFieldsTouched()) fill(latest);
    // The change was outside of the form, so what was typed replaces nothing.
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

/** Whether two states differ in their version alone. */
function haveEqualFields({ version: _, ...one }: SavedState, { version: __, ...other }: SavedState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function namesOf(form: FormInstance): string[] {
  return Object.keys(form.getFieldsValue() as object);
}
