import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../../shared/bounds';
import { getOperatorHref } from '../../paths';
import { texts } from '../../texts';

const FIELD = 'q';

/** A field that searches schools by name. The URL contains the search. */
export function SchoolSearch({ search }: { search: string }) {
  const navigate = useNavigate();
  const open = (text: string): void => void navigate(getOperatorHref(text.trim()));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    open(String(new FormData(event.currentTarget).get(FIELD)));
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Input
          name={FIELD}
          type="search"
          enterKeyHint="search"
          prefix={<SearchOutlined aria-hidden />}
          defaultValue={search}
          maxLength={BOUNDS.query.max}
          placeholder={texts.operator.search}
          aria-label={texts.operator.search}
          allowClear
          onClear={() => open('')}
        />
      </form>
    </search>
  );
}
