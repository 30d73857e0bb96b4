import { NoticeFacts_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Content, Facts } from './Facts';
import { NoticeSeats } from './NoticeSeats';

gql`
  fragment NoticeFacts_notice on Notice {
    id
    content
    ...NoticeSeats_notice
    ... on Project {
      field
      techStack
    }
  }
`;

/** Shows the seats of a notice, what a project is about, and the content. */
export function NoticeFacts({ notice }: { notice: FragmentOf<typeof NoticeFacts_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeFacts_NoticeFragmentDoc, notice);
  const { field, techStack, noValue } = texts.notice;
  const facts =
    data.__typename === 'Project'
      ? ([
          [field, data.field || noValue],
          [techStack, data.techStack || noValue],
        ] as const)
      : [];
  return (
    <>
      <NoticeSeats notice={data} />
      {facts.length > 0 && <Facts facts={facts} />}
      <Content text={data.content} />
    </>
  );
}
