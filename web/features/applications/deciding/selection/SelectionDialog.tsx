import { Button, Checkbox } from 'antd';
import { useCallback, useState } from 'react';
import { BOUNDS } from '../../../../../shared/bounds';
import { RoleName } from '../../../profile/RoleName';
import type { SeatGroup } from '../../../notices/seats/seat-groups';
import { texts } from '../../../../texts';
import { ConfirmButton } from '../../../../components/dialogs/ConfirmButton';
import { Dialog } from '../../../../components/dialogs/Dialog';
import { addToTeamPost } from '../decision/team-post-draft';
import { useConfirmation } from '../../../../forms/useConfirmation';
import { findApprovalConfirmation } from '../decision/approval-confirmation';
import { MessageInput } from '../decision/MessageField';
import { type DecidedStatus, describeFreeSeats, hasSeatsFor, type QueueEntry } from '../queue';
import styles from './SelectionDialog.module.css';
import { useMessageDrafts } from '../decision/useMessageDrafts';
import { useSelectionDecision } from './useSelectionDecision';
import { MemberText } from '../../../../components/text/MemberText';

/** The name of the message in its draft. All selected applicants get the same one. */
const MESSAGE = 'message';

interface SelectionProps {
  noticeId: string;
  /** The applications that the owner can decide about. */
  entries: readonly QueueEntry[];
  seats: readonly SeatGroup[];
  onClose: () => void;
}

interface SelectionDialogProps extends SelectionProps {
  open: boolean;
  /** Called after it has closed and returned the focus. */
  afterClose: () => void;
}

/** Decides about several applications at once, and then shows the result of each. */
export function SelectionDialog({ open, afterClose, ...selection }: SelectionDialogProps) {
  return (
    <Dialog
      title={texts.application.selectMany}
      open={open}
      footer={null}
      onClose={selection.onClose}
      afterClose={afterClose}
      size="large"
    >
      <Selection {...selection} />
    </Dialog>
  );
}

/** The content of the dialog. Each opening starts without selected applications. */
function Selection({ noticeId, entries, seats, onClose }: SelectionProps) {
  // Decided applications leave the list behind the dialog. The dialog still shows them with their
  // results.
  const [shown] = useState(() => entries.slice(0, BOUNDS.bulkDecision.max));
  const [ids, setIds] = useState<readonly string[]>([]);
  const drafts = useMessageDrafts(`selection:${noticeId}`);
  const message = drafts.of(MESSAGE);
  const clear = (): void => void drafts.take(MESSAGE);
  const { decide, results, pending } = useSelectionDecision(clear);
  const approve = async (): Promise<void> => {
    const approved = await decide({ ids: [...ids], decision: 'APPROVED', message: '' });
    if (message === '' || !approved?.length) return;
    addToTeamPost(noticeId, message);
    clear();
  };
  const [confirmApproval, confirmation] = useConfirmation(approve, findApprovalConfirmation);
  const selected = shown.filter(({ id }) => ids.includes(id));
  const isAll = selected.length === shown.length;
  return (
    <>
      {!results && (
        <Checkbox
          className={styles.all}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={() => setIds(isAll ? [] : shown.map(({ id }) => id))}
        >
          {texts.application.selectAll}
        </Checkbox>
      )}
      {entries.length > shown.length && !results && <p>{texts.application.firstOfMany(shown.length)}</p>}
      <SelectionList entries={shown} ids={ids} results={results} onChange={setIds} />
      {results ? (
        <Button block onClick={onClose}>
          {texts.common.close}
        </Button>
      ) : (
        <>
          <MessageInput value={message} onChange={(text) => drafts.write(MESSAGE, text)} />
          <SelectionActions
            selected={selected}
            seats={seats}
            pending={pending}
            onApprove={() => void confirmApproval({ message })}
            onDecide={(decision) => decide({ ids: [...ids], decision, message })}
          />
          {confirmation}
        </>
      )}
    </>
  );
}

interface SelectionListProps extends Pick<SelectionProps, 'entries'> {
  /** The ids of the selected applications. */
  ids: readonly string[];
  /** The result of each application, after the decision. */
  results: ReadonlyMap<string, string> | undefined;
  onChange: (ids: readonly string[]) => void;
}

/** The applications with checkboxes before the decision, and with their results after it. */
function SelectionList({ entries, ids, results, onChange }: SelectionListProps) {
  const toggle = (id: string): void => onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <ul className={styles.list} aria-label={texts.application.queue}>
      {entries.map(({ id, applicant, role, answers, text }) => (
        <li key={id}>
          <Checkbox checked={ids.includes(id)} disabled={results !== undefined} onChange={() => toggle(id)}>
            <MemberText text={applicant.nickName} />
          </Checkbox>
          {role && <RoleName role={role} />}
          {results?.has(id) && <output>{results.get(id)}</output>}
          <ApplicantText nickName={applicant.nickName} answers={answers} text={text} />
        </li>
      ))}
    </ul>
  );
}

interface ApplicantTextProps extends Pick<QueueEntry, 'answers' | 'text'> {
  nickName: string;
}

/**
 * The beginning of the answers and the text of an application, and a button that shows the rest if
 * there is more. Renders nothing without both.
 */
function ApplicantText({ nickName, answers, text }: ApplicantTextProps) {
  const content = [...answers.flatMap((answer) => [answer.question, answer.text]), text].filter(Boolean).join('\n');
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      // The whole text is not cut, but its button must stay.
      if (!element || isWhole) return undefined;
      const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isWhole],
  );
  if (content === '') return null;
  return (
    <>
      <p ref={measure} className={isWhole ? styles.whole : styles.beginning}>
        <MemberText text={content} />
      </p>
      {isCut && (
        <Button
          type="link"
          className={styles.more}
          aria-label={texts.application.showWholeOf(nickName)}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {texts.application.showWhole}
        </Button>
      )}
    </>
  );
}

interface SelectionActionsProps {
  selected: readonly QueueEntry[];
  seats: readonly SeatGroup[];
  pending: boolean;
  onApprove: () => void;
  onDecide: (decision: Exclude<DecidedStatus, 'APPROVED'>) => Promise<object | undefined>;
}

function SelectionActions({ selected, seats, pending, onApprove, onDecide }: SelectionActionsProps) {
  const isDisabled = selected.length === 0 || pending;
  const hasSeats = hasSeatsFor(
    seats,
    selected.map(({ role }) => role),
  );
  const canApprove = hasSeats && selected.every(({ viewerCanApprove }) => viewerCanApprove);
  return (
    <>
      <output className={styles.seats}>
        {hasSeats ? describeFreeSeats(seats) : texts.application.tooManySelected(describeFreeSeats(seats))}
      </output>
      <div className={styles.actions}>
        <ConfirmButton
          danger
          disabled={isDisabled}
          question={texts.application.rejectSelected(selected.length)}
          hint={texts.application.rejectHint}
          onConfirm={() => onDecide('REJECTED')}
        >
          {texts.application.reject}
        </ConfirmButton>
        <Button
          disabled={isDisabled || !selected.every(({ viewerCanWaitlist }) => viewerCanWaitlist)}
          onClick={() => void onDecide('WAITLISTED')}
        >
          {texts.application.waitlist}
        </Button>
        <Button type="primary" disabled={isDisabled || !canApprove} onClick={onApprove}>
          {texts.application.approve}
        </Button>
      </div>
    </>
  );
}
