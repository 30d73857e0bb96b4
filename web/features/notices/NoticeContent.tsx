import { NoticeContent_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { Markdown } from '../../components/text/Markdown';
import { Panel } from '../../components/page/Panel';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './NoticeContent.module.css';

gql`
  fragment NoticeContent_notice on Notice {
    id
    content
    ... on Project {
      techStack
    }
  }
`;

/** The tech stack of a project and the content of a notice. */
export function NoticeContent({ notice }: { notice: FragmentOf<typeof NoticeContent_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeContent_NoticeFragmentDoc, notice);
  const stack = data.__typename === 'Project' ? readStack(data.techStack) : [];
  return (
    <Panel spaced label={texts.notice.content}>
      {stack.length > 0 && (
        <ul className={styles.stack} aria-label={texts.notice.techStack}>
          {stack.map((name) => (
            <li key={name}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Markdown text={data.content} />
    </Panel>
  );
}

/** Splits the line that the owner typed into technologies, without duplicates. */
function readStack(techStack: string): string[] {
  const names = techStack.split(/[,、·]/).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
