import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getOperatorHref } from '../../paths';
import { texts } from '../../texts';
import { SearchInput } from '../../forms/SearchInput';

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
        <SearchInput
          value={text}
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
