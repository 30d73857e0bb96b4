import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import { RoleName } from '../notices/RoleChips';
import { texts } from '../texts';
import { ConfirmButton } from '../ui/ConfirmButton';
import { Dialog } from '../ui/Dialog';
import { MessageInput } from './MessageField';
import type { Decision, QueueEntry } from './queue';
import styles from './SelectionDialog.module.css';
import { useSelectionMessage } from './useMessageDrafts';
import { useSelectionDecision } from './useSelectionDecision';

interface SelectionDialogProps {
  noticeId: string;
  /** The applications that the owner can decide about. */
  entries: readonly QueueEntry[];
  /** Called when it has closed and given the focus back. */
  onClose: () => void;
}

/** Answers several applications at once, and then says of each what became of it. */
export function SelectionDialog({ noticeId, entries, onClose }: SelectionDialogProps) {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  // The decided applications leave the list behind the dialog, and stay here with their results.
  const [shown] = useState(() => entries.slice(0, BOUNDS.selection.max));
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { message, write, clear } = useSelectionMessage(noticeId);
  const { decide, results, pending } = useSelectionDecision(clear);
  const isPossible = (can: (entry: QueueEntry) => boolean): boolean =>
    shown.every((entry) => can(entry) || !selected.includes(entry.id));
  const isAll = selected.length === shown.length;
  const toggle = (id: string) => (): void =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <Dialog
      title={texts.application.selectMany}
      open={open}
      footer={null}
      onClose={close}
      afterClose={onClose}
      size="large"
    >
      {!results && (
        <Checkbox
          className={styles.all}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={() => setSelected(isAll ? [] : shown.map(({ id }) => id))}
        >
          {texts.application.selectAll}
        </Checkbox>
      )}
      {entries.length > shown.length && !results && <p>{texts.application.firstOfMany(shown.length)}</p>}
      <ul className={styles.list} aria-label={texts.application.queue}>
        {shown.map(({ id, applicant, role }) => (
          <li key={id}>
            <Checkbox checked={selected.includes(id)} disabled={results !== undefined} onChange={toggle(id)}>
              <bdi>{applicant.nickName}</bdi>
            </Checkbox>
            {role && <RoleName role={role} />}
            {results?.has(id) && <output>{results.get(id)}</output>}
          </li>
        ))}
      </ul>
      {results ? (
        <Button block onClick={close}>
          {texts.application.done}
        </Button>
      ) : (
        <>
          <MessageInput value={message} onChange={write} />
          <Decisions
            disabled={selected.length === 0 || pending}
            canWaitlist={isPossible(({ viewerCanWaitlist }) => viewerCanWaitlist)}
            canApprove={isPossible(({ viewerCanApprove }) => viewerCanApprove)}
            count={selected.length}
            onDecide={(decision) =>
              decide({ ids: [...selected], decision, message: decision === 'APPROVED' ? '' : message })
            }
          />
        </>
      )}
    </Dialog>
  );
}

interface DecisionsProps {
  disabled: boolean;
  /** How many applications are selected. */
  count: number;
  canWaitlist: boolean;
  canApprove: boolean;
  onDecide: (decision: Decision) => Promise<object | undefined>;
}

function Decisions({ disabled, count, canWaitlist, canApprove, onDecide }: DecisionsProps) {
  return (
    <div className={styles.actions}>
      <ConfirmButton
        danger
        disabled={disabled}
        question={texts.application.rejectSelected(count)}
        hint={texts.application.rejectHint}
        onConfirm={() => onDecide('REJECTED')}
      >
        {texts.application.reject}
      </ConfirmButton>
      <Button disabled={disabled || !canWaitlist} onClick={() => void onDecide('WAITLISTED')}>
        {texts.application.waitlist}
      </Button>
      <Button type="primary" disabled={disabled || !canApprove} onClick={() => void onDecide('APPROVED')}>
        {texts.application.approve}
      </Button>
    </div>
  );
}
