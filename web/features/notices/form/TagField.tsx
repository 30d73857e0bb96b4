import { Select, type SelectProps } from 'antd';
import { useState } from 'react';
import type { Bounds } from '../../../../shared/bounds';
import { findTag, foldTagWord, readTagPieces, spellingsOf, type Tag, TAGS } from '../../../../shared/tags';
import { line } from '../../../../shared/text';
import { texts } from '../../../texts';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { Field } from '../../../forms/fields';
import { RemovableTag } from '../../../components/labels/RemovableTag';

interface TagFieldProps {
  name: string;
  label: string;
  bounds: Bounds;
  getHint: () => string;
}

/** An optional text as chips. Tags are read from it. Other words remain plain chips. */
export function TagField({ name, label, bounds, getHint }: TagFieldProps) {
  return (
    <Field name={name} label={texts.notice.optional(label)} subject={label} bounds={bounds} textKind={line}>
      <TagInput hint={getHint()} />
    </Field>
  );
}

interface TagInputProps extends FieldInputProps<string> {
  /** The placeholder. */
  hint: string;
}

/** A choice of the field. A word that the member has typed has no tag. */
interface TagOption {
  value: string;
  tag?: Tag;
}

const listOptions = (): TagOption[] => TAGS.map((tag) => ({ value: tag.names[texts.language], tag }));

function isFound(input: string, { value, tag }: TagOption): boolean {
  const wanted = foldTagWord(input);
  return (tag ? spellingsOf(tag) : [value]).some((word) => foldTagWord(word).includes(wanted));
}

/** Characters after which a typed word becomes a chip. Other separators are read from the text. */
const SEPARATORS = [',', '，', '、', ';'];

/** Reads the chips from the text, and writes them as one, separated by commas. */
function TagInput({ value = '', onChange, hint, ...field }: TagInputProps) {
  const [options] = useState(listOptions);
  return (
    <Select
      {...field}
      mode="tags"
      value={readTagPieces(value).map(({ text, tag }) => tag?.names[texts.language] ?? text)}
      onChange={(words: string[]) => onChange?.(words.join(', '))}
      options={options}
      filterOption={(input, option) => option !== undefined && isFound(input, option)}
      tokenSeparators={SEPARATORS}
      tagRender={renderTag}
      suffixIcon={null}
      placeholder={hint}
    />
  );
}

const renderTag: NonNullable<SelectProps['tagRender']> = ({ value, onClose }) => {
  const word = String(value);
  return (
    <RemovableTag known={findTag(word) !== undefined} removeLabel={texts.notice.removeTag(word)} onClose={onClose}>
      {word}
    </RemovableTag>
  );
};
