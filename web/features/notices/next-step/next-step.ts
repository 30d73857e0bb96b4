import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { NextStepCard_NoticeFragmentDoc } from '../../../graphql/generated/documents';
import { isObject } from '../../../is-object';
import type { FragmentOf } from '../../../graphql/useFragmentData';
import { getHref } from '../../../paths';

/** An action of the viewer, after which home opens with a card about the next step. */
export interface NextStep {
  done: 'POSTED' | 'APPLIED' | 'CLOSED';
  /** The notice, whose data the response to the action has stored in the cache. */
  notice: FragmentOf<typeof NextStepCard_NoticeFragmentDoc>;
}

/**
 * Opens home after an action. Without a notice home has no card. The notice is missing if the
 * action has succeeded, but its response could not be read.
 */
type OpenHome = (
  done: NextStep['done'],
  notice: NextStep['notice'] | undefined,
  options?: { replace: boolean },
) => Promise<void>;

/** Returns the function that opens home after an action. */
export function useOpenHome(): OpenHome {
  const navigate = useNavigate();
  return async (done, notice, options) => {
    const nextStep = notice && { done, notice: { __typename: notice.__typename, id: notice.id } };
    await navigate(getHref('home'), { ...options, state: nextStep && { nextStep } });
  };
}

/**
 * Returns the next step after the action that opened this page, and a function that hides it. After
 * a reload, or on the way back, there is none.
 */
export function useNextStep(): [nextStep: NextStep | undefined, hide: () => void] {
  const { state } = useLocation();
  const type = useNavigationType();
  const [nextStep, setNextStep] = useState(() => (type === NavigationType.Pop ? undefined : parseNextStep(state)));
  return [nextStep, () => setNextStep(undefined)];
}

function parseNextStep(state: unknown): NextStep | undefined {
  return isObject(state) ? (state['nextStep'] as NextStep | undefined) : undefined;
}
