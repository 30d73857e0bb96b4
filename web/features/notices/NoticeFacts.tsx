import { Link } from 'react-router-dom';
import { NoticeFacts_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { NOTICE_FIELDS } from './notice-fields';
import styles from './NoticeFacts.module.css';
import { MemberText } from '../../components/text/MemberText';

/**
 * Short facts about a notice, such as its deadline and how soon its owner answers. Fields: see
 * notice-fields.ts.
 */
export function NoticeFacts({ notice }: { notice: FragmentOf<typeof NoticeFacts_NoticeFragmentDoc> }) {
  const data = useFragmentData(NoticeFacts_NoticeFragmentDoc, notice);
  const facts = Object.values(NOTICE_FIELDS).flatMap(({ getFact }) => {
    const fact = getFact?.(data);
    return fact ? [fact] : [];
  });
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, href]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {href === undefined ? (
              value
            ) : (
              <Link to={href}>
                <MemberText text={value} />
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
