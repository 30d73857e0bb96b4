import { type ComponentProps, useState } from 'react';
import { SearchInput } from './SearchInput';

interface SearchFormProps extends Omit<ComponentProps<typeof SearchInput>, 'onChange' | 'value'> {
  /** The words at first. */
  initial?: string;
  /** Called with the words when they are sent, and with '' when the input is cleared. */
  onSearch: (words: string) => void;
}

/** A form with the words of a search. */
export function SearchForm({ initial = '', onSearch, ...input }: SearchFormProps) {
  const [words, setWords] = useState(initial);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <SearchInput
          {...input}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onClear={() => onSearch('')}
        />
      </form>
    </search>
  );
}
