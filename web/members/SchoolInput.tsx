import { useQuery } from '@apollo/client/react';
import { AutoComplete } from 'antd';
import { useDeferredSearch } from './useDeferredSearch';
import { SchoolInputDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';

gql`
  query SchoolInput($search: String!) {
    schools(search: $search) {
      name
    }
  }
`;

/** What antd's Form.Item hands to its field. */
interface SchoolInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A school's name: known schools are suggested, any other may be typed. */
export function SchoolInput({ id, value = '', onChange }: SchoolInputProps) {
  const search = useDeferredSearch(value.trim());
  const { data, previousData } = useQuery(SchoolInputDocument, {
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-first',
  });
  const schools = search === '' ? [] : ((data ?? previousData)?.schools ?? []);
  return (
    <AutoComplete
      id={id}
      value={value}
      onChange={onChange}
      options={schools.map(({ name }) => ({ value: name }))}
      placeholder={texts.member.universityHint}
    />
  );
}
