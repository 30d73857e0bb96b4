import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { useToast } from '../../components/feedback/Toast';
import type { VersionedForm } from './useVersionedForm';
import { type Difference, VersionConflict } from './VersionConflict';

interface VersionedFieldsProps {
  edit: Pick<VersionedForm, 'current' | 'goBack' | 'takeCurrent'>;
  /** The labels of the fields, in display order. */
  labels: Readonly<Record<string, string>>;
  /** Returns the values that the form sends. */
  getMine: () => object;
  /** Formats a value for the comparison. Undefined keeps the default format. */
  describe?: (name: string, value: unknown) => string | undefined;
  /** A difference outside of the fields, such as a picture. */
  extra?: Difference;
  /** Saves the form over this version. */
  onSave: (version: number) => void;
  /** The form. It stays mounted, so that nothing typed is lost. */
  children: ReactNode;
}

/** Shows a form. If a save is denied because of a newer version, shows both versions instead. */
export function VersionedFields({ edit, labels, getMine, describe, extra, onSave, children }: VersionedFieldsProps) {
  const toast = useToast();
  const { current, goBack, takeCurrent } = edit;
  const mine: Partial<Record<string, unknown>> = current ? { ...getMine() } : {};
  const differences = Object.entries(labels)
    // The form lacks some fields with certain settings, such as SCHOOL_PROOF=off.
    .filter(([name]) => mine[name] !== undefined)
    .map(([name, label]) => {
      const show = (value: unknown): string => describe?.(name, value) ?? toText(value);
      return { label, mine: show(mine[name]), current: show(current?.[name]) };
    })
    .filter((field) => field.mine !== field.current);
  return (
    <>
      <div hidden={current !== undefined}>{children}</div>
      {current && (
        <VersionConflict
          key={current.version}
          differences={extra ? [extra, ...differences] : differences}
          onBack={goBack}
          onTakeCurrent={() => {
            takeCurrent();
            toast.info(texts.version.taken);
          }}
          onSaveMine={() => {
            goBack();
            onSave(current.version);
          }}
        />
      )}
    </>
  );
}

/** Returns a value as text, trimmed as the server stores it. */
function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.version.yes : texts.version.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
