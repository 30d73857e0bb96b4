import { ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ShareButton_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { copyText } from '../../../components/browser/copy-text';
import { useToast } from '../../../components/feedback/Toast';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import styles from './ShareButton.module.css';

gql`
  fragment ShareButton_notice on Notice {
    id
    title
    shareUrl
  }
`;

interface ShareButtonProps {
  notice: FragmentOf<typeof ShareButton_NoticeFragmentDoc>;
  /** Whether this is the suggested next step. */
  primary?: boolean;
}

/**
 * Shares the link of a notice (rules/share-links.md). Uses the device's share dialog, or the
 * clipboard without one.
 */
export function ShareButton({ notice, primary = false }: ShareButtonProps) {
  const { title, shareUrl } = useFragmentData(ShareButton_NoticeFragmentDoc, notice);
  const toast = useToast();
  const share = async (): Promise<void> => {
    const url = new URL(shareUrl, window.location.origin).href;
    try {
      if (hasShareDialog()) return await navigator.share({ title, url });
    } catch (error) {
      // An AbortError means that the member closed the dialog.
      if (!isAbort(error)) toast.info(texts.notice.linkToCopy(url));
      return;
    }
    if (await copyText(url)) toast.success(texts.notice.linkCopied);
    else toast.info(texts.notice.linkToCopy(url));
  };
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      size="large"
      className={primary ? undefined : styles.share}
      icon={<ShareAltOutlined aria-hidden />}
      aria-label={primary ? undefined : texts.notice.share}
      onClick={() => void share()}
    >
      {primary ? texts.notice.shareThis : <span className={styles.label}>{texts.notice.share}</span>}
    </Button>
  );
}

function hasShareDialog(): boolean {
  return 'share' in navigator;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
