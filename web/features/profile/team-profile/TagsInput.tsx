import { Select, type SelectProps } from 'antd';
import { foldTagWord, MAX_TAGS, spellingsOf, TAGS } from '../../../../shared/tags';
import type { FieldInputProps } from '../../../forms/field-input-props';
import { RemovableTag } from '../../../components/labels/RemovableTag';
import { texts } from '../../../texts';
import { nameTag } from './tag-name';

const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  TAGS.map((tag) => [tag.id, spellingsOf(tag).map(foldTagWord)]),
);

/** The choice of tags from the list. A search also finds other spellings of a tag. */
export function TagsInput({ value = [], onChange, ...field }: FieldInputProps<readonly string[]>) {
  return (
    <Select<string[]>
      {...field}
      mode="multiple"
      value={[...value]}
      onChange={onChange}
      maxCount={MAX_TAGS}
      options={[...new Set([...TAGS.map(({ id }) => id), ...value])].map((id) => ({ value: id, label: nameTag(id) }))}
      showSearch={{
        filterOption: (search, option) =>
          (SPELLINGS.get(String(option?.value)) ?? []).some((spelling) => spelling.includes(foldTagWord(search))),
      }}
      tagRender={renderTag}
      notFoundContent={texts.teamProfile.tagMissing}
      placeholder={texts.teamProfile.tagsHint}
    />
  );
}

const renderTag: NonNullable<SelectProps['tagRender']> = ({ value, onClose }) => {
  const name = nameTag(String(value));
  return (
    <RemovableTag known removeLabel={texts.notice.removeTag(name)} onClose={onClose}>
      {name}
    </RemovableTag>
  );
};
