import { useQuery } from '@apollo/client/react';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { SharedSchoolDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';

gql`
  query SharedSchool($shareUrl: String!) {
    sharedSchool(shareUrl: $shareUrl) {
      id
      name
    }
  }
`;

/**
 * Fills the school of the notice into an empty form of a visitor who followed a share link
 * (rules.md: Share links).
 * @param next the path after login, which may be a share link
 * @returns the name of the school. Undefined without a share link, and until it has loaded
 */
export function useSharedSchool(next: string, form: Pick<FormInstance, 'getFieldValue' | 'setFieldValue'>) {
  const { data } = useQuery(SharedSchoolDocument, { variables: { shareUrl: next }, skip: !isSigned(next) });
  const name = data?.sharedSchool?.name;
  const fill = useEffectEvent((school: string) => {
    if (!form.getFieldValue('school')) form.setFieldValue('school', school);
  });
  useEffect(() => {
    if (name !== undefined) fill(name);
  }, [name]);
  return name;
}

function isSigned(path: string): boolean {
  return new URL(path, window.location.origin).searchParams.has('s');
}
