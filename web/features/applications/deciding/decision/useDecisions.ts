import {
  ApproveApplicationDocument,
  RejectApplicationDocument,
  WaitlistApplicationDocument,
} from '../../../../graphql/generated/documents';
import { gql } from '../../../../graphql/tag';
import { texts } from '../../../../texts';
import { useAction } from '../../../../graphql/useAction';
import type { Decision } from '../queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

gql`
  fragment useDecisions_application on Application {
    id
    status
    decidedAt
    decideBy
    message
    viewerCanDecide
    viewerCanApprove
    viewerCanWaitlist
    viewerApproveDenial
    notice {
      id
      ...NoticeSeats_notice
    }
  }
`;
gql`
  mutation ApproveApplication($input: ApproveApplicationInput!) {
    approveApplication(input: $input) {
      application {
        id
        ...useDecisions_application
      }
    }
  }
`;
gql`
  mutation RejectApplication($input: RejectApplicationInput!) {
    rejectApplication(input: $input) {
      application {
        id
        ...useDecisions_application
      }
    }
  }
`;
gql`
  mutation WaitlistApplication($input: WaitlistApplicationInput!) {
    waitlistApplication(input: $input) {
      application {
        id
        ...useDecisions_application
      }
    }
  }
`;

/** With `keepalive` the browser completes the request even after the page was left. */
const OPTIONS = { context: { fetchOptions: { keepalive: true } } };

/**
 * Returns a function that sends a decision about an application. It resolves to true if the server
 * has accepted the decision, and to false after an error was shown.
 */
function useSendDecision(): (decision: Decision) => Promise<boolean> {
  const options = { failed: texts.application.decisionFailed, ...OPTIONS };
  const [approve] = useAction(ApproveApplicationDocument, options);
  const [reject] = useAction(RejectApplicationDocument, options);
  const [waitlist] = useAction(WaitlistApplicationDocument, options);
  return async ({ id, status, message }) => {
    if (status === 'APPROVED') return (await approve({ input: { id } })) !== undefined;
    const send = status === 'REJECTED' ? reject : waitlist;
    return (await send({ input: { id, message } })) !== undefined;
  };
}

/** The time to undo a decision before it is sent, in milliseconds. A sent decision is final. */
const UNDO_MS = 5_000;

/** A decision that can still be undone. */
export interface UndoableDecision extends Decision {
  /** The end of the time to undo it, in ISO 8601. */
  until: string;
}

interface UndoableDecisions {
  undoable: UndoableDecision | undefined;
  /** All decisions that have not been saved on the server yet. */
  unsaved: readonly Decision[];
  decide: (decision: Decision) => void;
  undo: () => void;
}

/**
 * The owner's decisions. Each can be undone for five seconds before it is sent. It is sent earlier
 * if the owner makes another decision or leaves the page.
 * @param onAccepted called when the server has accepted a decision
 */
export function useDecisions(onAccepted: (decision: Decision) => void): UndoableDecisions {
  const sendDecision = useSendDecision();
  const [undoable, setUndoable] = useState<UndoableDecision>();
  const [sending, setSending] = useState<readonly Decision[]>([]);
  // A ref, because the page may be left before React has rendered the latest state.
  const latest = useRef<UndoableDecision>(undefined);
  const change = (next: UndoableDecision | undefined): void => {
    latest.current = next;
    setUndoable(next);
  };
  const send = async (): Promise<void> => {
    const decision = latest.current;
    if (!decision) return;
    change(undefined);
    setSending((others) => [...others, decision]);
    if (await sendDecision(decision)) onAccepted(decision);
    setSending((others) => others.filter((other) => other !== decision));
  };
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (!undoable) return undefined;
    const timer = setTimeout(() => sendNow(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [undoable]);
  // Sends the decision when the tab is hidden or closed, because the owner may not return.
  useEffect(() => {
    const sendWhenLeaving = (): void => sendNow();
    const sendWhenHidden = (): void => {
      if (document.hidden) sendNow();
    };
    window.addEventListener('pagehide', sendWhenLeaving);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      window.removeEventListener('pagehide', sendWhenLeaving);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      sendNow();
    };
  }, []);
  return {
    undoable,
    unsaved: undoable ? [...sending, undoable] : sending,
    decide: (decision) => {
      void send();
      change({ ...decision, until: new Date(Date.now() + UNDO_MS).toISOString() });
    },
    undo: () => change(undefined),
  };
}
