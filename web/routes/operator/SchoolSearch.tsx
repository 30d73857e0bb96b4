import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../../shared/bounds';
import { getOperatorHref } from '../../paths';
import { texts } from '../../texts';

/** A field that searches schools by name. The URL contains the search. */
export function SchoolSearch({ search }: { search: string }) {
  const [text, setText] = useState(search);
  const navigate = useNavigate();
  const open = (words: string): void => void navigate(getOperatorHref(words.trim()));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open(text);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Input
          type="search"
          enterKeyHint="search"
          prefix={<SearchOutlined aria-hidden />}
          value={text}
          maxLength={BOUNDS.query.max}
          placeholder={texts.operator.search}
          aria-label={texts.operator.search}
          allowClear
          onChange={({ target }) => setText(target.value)}
          onClear={() => open('')}
        />
      </form>
    </search>
  );
}
