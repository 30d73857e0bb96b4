import {
  ApproveApplicationDocument,
  RejectApplicationDocument,
  WaitlistApplicationDocument,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { useAction } from '../../../graphql/useAction';
import type { Decided } from './queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

gql`
  fragment useDecision_application on Application {
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
        ...useDecision_application
      }
    }
  }
`;
gql`
  mutation RejectApplication($input: RejectApplicationInput!) {
    rejectApplication(input: $input) {
      application {
        id
        ...useDecision_application
      }
    }
  }
`;
gql`
  mutation WaitlistApplication($input: WaitlistApplicationInput!) {
    waitlistApplication(input: $input) {
      application {
        id
        ...useDecision_application
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
function useDecision(): (decided: Decided) => Promise<boolean> {
  const options = { failed: texts.application.decisionFailed, ...OPTIONS };
  const [approve] = useAction(ApproveApplicationDocument, options);
  const [reject] = useAction(RejectApplicationDocument, options);
  const [waitlist] = useAction(WaitlistApplicationDocument, options);
  return async ({ id, decision, message }) => {
    if (decision === 'APPROVED') return (await approve({ input: { id } })) !== undefined;
    const send = decision === 'REJECTED' ? reject : waitlist;
    return (await send({ input: { id, message } })) !== undefined;
  };
}

/** The time to undo a decision before it is sent, in milliseconds. A sent decision is final. */
const UNDO_MS = 5_000;

/** A decision that can still be undone. */
export interface DecisionToSend extends Decided {
  /** The end of the time to undo it, in ISO 8601. */
  until: string;
}

interface Decisions {
  undoable: DecisionToSend | undefined;
  /** All decisions that have not been saved on the server yet. */
  unsaved: readonly Decided[];
  decide: (decided: Decided) => void;
  undo: () => void;
}

/**
 * The owner's decisions. Each can be undone for five seconds before it is sent. It is sent earlier
 * if the owner makes another decision or leaves the page.
 * @param onAccepted called when the server has accepted a decision
 */
export function useDecisions(onAccepted: (decided: Decided) => void): Decisions {
  const sendDecision = useDecision();
  const [undoable, setUndoable] = useState<DecisionToSend>();
  const [sending, setSending] = useState<readonly Decided[]>([]);
  // A ref, because the page may be left before React has rendered the latest state.
  const latest = useRef<DecisionToSend>(undefined);
  const change = (next: DecisionToSend | undefined): void => {
    latest.current = next;
    setUndoable(next);
  };
  const send = async (): Promise<void> => {
    const decided = latest.current;
    if (!decided) return;
    change(undefined);
    setSending((others) => [...others, decided]);
    if (await sendDecision(decided)) onAccepted(decided);
    setSending((others) => others.filter((other) => other !== decided));
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
    decide: (decided) => {
      void send();
      change({ ...decided, until: new Date(Date.now() + UNDO_MS).toISOString() });
    },
    undo: () => change(undefined),
  };
}
