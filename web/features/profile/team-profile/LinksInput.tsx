import { Input } from 'antd';
import type { Ref } from 'react';
import { PROFILE_LISTS } from '../../../../shared/bounds';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { useFieldLabel } from '../../../forms/field-label';
import { type Focusable, useFocusFirst } from '../../../forms/useFocusFirst';
import { texts } from '../../../texts';
import styles from './LinksInput.module.css';

interface LinksInputProps extends FieldInputProps<readonly string[]> {
  ref?: Ref<Focusable>;
}

/** Inputs for the links of a profile. An empty input is no link. */
export function LinksInput({ id, ref, value = [], onChange, ...aria }: LinksInputProps) {
  const group = useFocusFirst<HTMLFieldSetElement>(ref);
  const links = Array.from({ length: PROFILE_LISTS.links }, (_, index) => value[index] ?? '');
  return (
    <fieldset ref={group} id={id} aria-label={useFieldLabel()} {...aria} className={styles.links}>
      {links.map((link, index) => (
        <Input
          // The inputs have a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          value={link}
          inputMode="url"
          autoComplete="off"
          aria-label={texts.teamProfile.linkOf(index + 1)}
          placeholder={index === 0 ? 'https://github.com/…' : undefined}
          onChange={({ target }) => onChange?.(links.with(index, target.value))}
        />
      ))}
    </fieldset>
  );
}

/** Returns the links that are not empty. */
export function withoutEmptyLinks(links: readonly string[]): string[] {
  return links.map((link) => link.trim()).filter((link) => link !== '');
}
