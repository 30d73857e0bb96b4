import { OwnerActions_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { CloseNoticeButton } from './CloseNoticeButton';
import { ConfirmNotice } from './ConfirmNotice';
import { DeleteNoticeButton } from './DeleteNoticeButton';
import { ReopenNoticeButton } from './ReopenNoticeButton';
import { getEditHref, getCopyNoticeHref } from '../hrefs';
import styles from './OwnerActions.module.css';

gql`
  fragment OwnerActions_notice on Notice {
    id
    kind
    viewerCanManage
    ...ConfirmNotice_notice
    ...CloseNoticeButton_notice
    ...ReopenNoticeButton_notice
    ...DeleteNoticeButton_notice
  }
`;

/**
 * The owner's actions for a notice: edit, close, reopen, delete, and confirm that it still
 * recruits. Renders nothing for other members.
 */
export function OwnerActions({ notice }: { notice: FragmentOf<typeof OwnerActions_NoticeFragmentDoc> }) {
  const data = useFragmentData(OwnerActions_NoticeFragmentDoc, notice);
  const { id, kind, viewerCanManage } = data;
  if (!viewerCanManage) return null;
  return (
    <>
      <ConfirmNotice notice={data} />
      <div className={styles.actions}>
        <LinkButton to={getEditHref(kind, id)}>{texts.common.edit}</LinkButton>
        <CloseNoticeButton notice={data} />
        <ReopenNoticeButton notice={data} />
        <LinkButton to={getCopyNoticeHref(kind, id)}>{texts.noticeFacts.writeAnew}</LinkButton>
        <DeleteNoticeButton notice={data} />
      </div>
      <p className={styles.preview}>{texts.notice.sharePreview}</p>
    </>
  );
}
