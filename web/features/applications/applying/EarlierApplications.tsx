import { FileTextOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { EarlierApplicationsDocument } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { Row } from '../../../components/lists/Row';
import { texts } from '../../../texts';
import styles from './EarlierApplications.module.css';
import { MemberText } from '../../../components/text/MemberText';

gql`
  query EarlierApplications {
    viewer {
      id
      applications(first: 20) {
        edges {
          cursor
          node {
            id
            text
            notice {
              id
              title
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** Scrolls the list into view, because on a phone it opens below the screen. */
const showList = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

interface EarlierApplicationsProps {
  /** Buttons before the one for earlier applications, in the same row. */
  before: ReactNode;
  onTake: (text: string) => void;
}

/**
 * Offers the texts of the viewer's earlier applications without duplicates. Renders no button if
 * there are none.
 */
export function EarlierApplications({ before, onTake }: EarlierApplicationsProps) {
  const [open, setOpen] = useState(false);
  // The button appears when the texts have loaded. If they fail to load, the form works without it.
  const { data } = useQuery(EarlierApplicationsDocument, { fetchPolicy: 'cache-and-network', refetchOn: false });
  const written = (data?.viewer?.applications.edges ?? []).map(({ node }) => node).filter(({ text }) => text !== '');
  const earlier = written.filter(({ text }, index) => written.findIndex((other) => other.text === text) === index);
  const take = (text: string): void => {
    setOpen(false);
    onTake(text);
  };
  return (
    <div className={styles.earlier}>
      <Row>
        {before}
        {earlier.length > 0 && (
          <Button
            type="link"
            icon={<FileTextOutlined aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen((current) => !current)}
          >
            {texts.application.takeEarlier}
          </Button>
        )}
      </Row>
      {open && (
        <ul aria-label={texts.application.earlier} ref={showList}>
          {earlier.map(({ id, text, notice }) => (
            <li key={id}>
              <button type="button" onClick={() => take(text)}>
                <strong>
                  <MemberText text={notice?.title ?? texts.application.hiddenNotice} />
                </strong>
                <span>
                  <MemberText text={text} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
