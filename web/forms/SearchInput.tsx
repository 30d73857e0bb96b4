import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { BOUNDS } from '../../shared/bounds';

type SearchInputProps = ComponentProps<typeof Input> & Required<Pick<ComponentProps<typeof Input>, 'aria-label'>>;

/** An input for the words of a search, with the search key on touch keyboards. */
export function SearchInput(props: SearchInputProps) {
  return (
    <Input
      type="search"
      enterKeyHint="search"
      prefix={<SearchOutlined aria-hidden />}
      maxLength={BOUNDS.query.max}
      {...props}
    />
  );
}
