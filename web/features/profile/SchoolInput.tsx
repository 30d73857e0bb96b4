import { useQuery } from '@apollo/client/react';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import type { FieldInputProps } from '../../forms/field-input-props';
import { SchoolInputDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useDebouncedValue } from '../../components/browser/useDebouncedValue';

gql`
  query SchoolInput($search: String!) {
    schools(search: $search) {
      id
      name
    }
  }
`;

/** An input for the name of a school. It suggests known schools and accepts any other name. */
export function SchoolInput({ value = '', onBlur, ...field }: FieldInputProps<string>) {
  const [focused, setFocused] = useState(false);
  const search = useDebouncedValue(value.trim());
  const { data, previousData } = useQuery(SchoolInputDocument, {
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-first',
  });
  // Suggestions that arrive after blur would cover the next field.
  const schools = search === '' || !focused ? [] : ((data ?? previousData)?.schools ?? []);
  return (
    <AutoComplete
      {...field}
      value={value}
      options={schools.map(({ name }) => ({ value: name }))}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      placeholder={texts.member.schoolHint}
    />
  );
}
