import { useQuery } from '@apollo/client/react';
import { AutoComplete } from 'antd';
import { type AriaAttributes, useState } from 'react';
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

/** The props that antd's Form.Item passes to its field. */
interface SchoolInputProps extends AriaAttributes {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** An input for the name of a school. It suggests known schools and accepts any other name. */
export function SchoolInput({ value = '', onBlur, ...field }: SchoolInputProps) {
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
