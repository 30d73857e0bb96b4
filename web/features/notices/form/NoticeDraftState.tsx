import type { FormInstance } from 'antd';
import { flushSync } from 'react-dom';
import { ConfirmButton } from '../../../components/dialogs/ConfirmButton';
import { DraftState } from '../../../forms/drafts/DraftState';
import type { VisibleDraft } from '../../../forms/drafts/useVisibleDraft';
import { texts } from '../../../texts';
import type { NoticeValues } from '../notice-fields';
import styles from './NoticeDraftState.module.css';

interface NoticeDraftStateProps extends VisibleDraft<NoticeValues> {
  form: FormInstance<NoticeValues>;
}

/** Shows whether the new notice is stored as a draft, with a button that empties the form. */
export function NoticeDraftState({ form, draft, isStored }: NoticeDraftStateProps) {
  const startOver = (): void => {
    flushSync(() => draft.clear());
    // A reset renders new inputs. The focus would be lost with the old ones.
    flushSync(() => form.resetFields());
    form.focusField('title');
  };
  const { draftHint, startOver: label, startOverQuestion, startOverHint } = texts.noticeForm;
  return (
    <div className={styles.state}>
      <DraftState isStored={isStored} />
      {isStored ? (
        <ConfirmButton
          type="link"
          question={startOverQuestion}
          hint={startOverHint}
          onConfirm={async () => true}
          onDone={startOver}
        >
          {label}
        </ConfirmButton>
      ) : (
        <span>{draftHint}</span>
      )}
    </div>
  );
}
