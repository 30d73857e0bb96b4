import { Dialog } from '../../../components/dialogs/Dialog';
import { Markdown } from '../../../components/text/Markdown';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { texts } from '../../../texts';

interface ContentPreviewProps {
  text: string;
  open: boolean;
  onClose: () => void;
}

/** The text of a notice as others will see it. */
export function ContentPreview({ text, open, onClose }: ContentPreviewProps) {
  return (
    <Dialog title={texts.noticeForm.preview} size="large" open={open} onClose={onClose} footer={null}>
      {/* Headings of the text are below it. On screen the title of the dialog is enough. */}
      <h2>
        <VisuallyHidden>{texts.notice.content}</VisuallyHidden>
      </h2>
      <Markdown text={text} />
    </Dialog>
  );
}
