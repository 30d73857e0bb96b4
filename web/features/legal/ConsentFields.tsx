import { Checkbox, Form } from 'antd';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { CONSENT_VERSIONS, type ConsentKind } from '../../../shared/consents';
import type { ConsentInput } from '../../graphql/generated/documents';
import { getLegalHref } from '../../paths';
import { texts } from '../../texts';
import type { FieldInputProps } from '../../forms/field-input-props';
import { ruleOf } from '../../forms/rules';
import { type Focusable, useFocusFirst } from '../../forms/useFocusFirst';
import styles from './ConsentFields.module.css';

/** The form value: the checked consents. */
export interface ConsentValues {
  consents?: ConsentKind[];
}

/**
 * Converts the checked consents to the server's input, with the versions that this client shows.
 */
export function toConsents({ consents = [] }: ConsentValues): ConsentInput[] {
  return consents.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }));
}

/** A checkbox for each consent, all of them required, and one that checks all. */
export function ConsentFields({ kinds }: { kinds: readonly ConsentKind[] }) {
  return (
    <Form.Item
      name="consents"
      validateTrigger="onChange"
      rules={[ruleOf((given) => (includesAll(given, kinds) ? undefined : texts.consent.allNeeded))]}
    >
      <ConsentBoxes kinds={kinds} />
    </Form.Item>
  );
}

function includesAll(given: unknown, kinds: readonly ConsentKind[]): boolean {
  return Array.isArray(given) && kinds.every((kind) => given.includes(kind));
}

interface ConsentBoxesProps extends FieldInputProps<readonly ConsentKind[]> {
  ref?: Ref<Focusable>;
  kinds: readonly ConsentKind[];
}

function ConsentBoxes({ ref, kinds, value = [], onChange, ...field }: ConsentBoxesProps) {
  const isAll = kinds.every((kind) => value.includes(kind));
  const tick = (kind: ConsentKind, checked: boolean): void =>
    onChange?.(kinds.filter((each) => (each === kind ? checked : value.includes(each))));
  return (
    <fieldset
      {...field}
      ref={useFocusFirst<HTMLFieldSetElement>(ref)}
      className={styles.boxes}
      aria-label={texts.consent.group}
    >
      {kinds.length > 1 && (
        <Checkbox
          className={styles.all}
          checked={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={({ target }) => onChange?.(target.checked ? [...kinds] : [])}
        >
          <strong>{texts.consent.all}</strong>
        </Checkbox>
      )}
      {kinds.map((kind) => (
        <div key={kind} className={styles.row}>
          <Checkbox checked={value.includes(kind)} onChange={({ target }) => tick(kind, target.checked)}>
            {texts.consent.boxes[kind]}
          </Checkbox>
          <DocumentLink kind={kind} />
        </div>
      ))}
    </fieldset>
  );
}

/**
 * A link to the document in a new tab, so that the typed values stay. At the sign-up the document
 * names the operator of the typed school.
 */
function DocumentLink({ kind }: { kind: ConsentKind }) {
  const school = Form.useWatch<string | undefined>('school');
  if (kind === 'AGE') return null;
  const [page, name] =
    kind === 'TERMS' ? (['terms', texts.legal.terms] as const) : (['privacy', texts.legal.privacy] as const);
  return (
    <Link to={getLegalHref(page, school?.trim())} target="_blank" aria-label={texts.consent.read(name)}>
      {texts.consent.show}
    </Link>
  );
}
