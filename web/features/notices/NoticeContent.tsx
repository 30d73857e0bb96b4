import { readTagPieces } from '../../../shared/tags';
import { NoticeContent_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { TagList } from '../../components/labels/TagList';
import { Markdown } from '../../components/text/Markdown';
import { Panel } from '../../components/page/Panel';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { getTagHref } from './hrefs';

gql`
  fragment NoticeContent_notice on Notice {
    id
    content
    ... on Project {
      techStack
    }
    ... on Study {
      topics
    }
  }
`;

/** The tech stack or topics of a notice as chips, and its content. A tag links to its list. */
export function NoticeContent({ notice }: { notice: FragmentOf<typeof NoticeContent_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeContent_NoticeFragmentDoc, notice);
  const [label, text] =
    data.__typename === 'Project' ? [texts.notice.techStack, data.techStack] : [texts.notice.topics, data.topics];
  const pieces = readTagPieces(text);
  return (
    <Panel spaced label={texts.notice.content}>
      {pieces.length > 0 && (
        <TagList
          label={label}
          tags={pieces.map(({ tag, text: name }) =>
            tag ? { name: tag.names[texts.language], href: getTagHref(tag.id) } : { name },
          )}
        />
      )}
      <Markdown text={data.content} />
    </Panel>
  );
}
