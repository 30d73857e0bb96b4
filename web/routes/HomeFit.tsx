import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useHiddenForDays } from '../components/browser/stored-choices';
import { VisuallyHidden } from '../components/text/VisuallyHidden';
import { FitStart } from '../features/notices/fit/FitStart';
import { ProfileHint } from '../features/notices/fit/ProfileHint';
import { HomePageDocument } from '../graphql/generated/documents';
import { texts } from '../texts';

/** The smallest number of notices in the row. */
const MIN_FITTING = 3;

/** Days for which "later" hides the questions. */
const LATER_DAYS = 14;

interface HomeFitProps {
  /** Whether the viewer's profile has a role or a tag. */
  hasProfile: boolean;
  /** The number of fitting notices. */
  count: number;
  /** Renders the row of the fitting notices. */
  row: (options: { focused: boolean }) => ReactNode;
}

/**
 * The row of the fitting notices. Without a profile it is replaced by questions, which stay until
 * they are answered. With fewer than three notices it is replaced by a hint.
 */
export function HomeFit({ hasProfile, count, row }: HomeFitProps) {
  const client = useApolloClient();
  const [isLater, hideForDays] = useHiddenForDays('fit-start-hidden-until', LATER_DAYS);
  const [phase, setPhase] = useState<'UNASKED' | 'ASKED' | 'ANSWERED'>(
    hasProfile || count > 0 || isLater ? 'UNASKED' : 'ASKED',
  );
  const isAnswered = phase === 'ANSWERED';
  const hasRow = count >= MIN_FITTING;
  const finish = async (): Promise<void> => {
    await client.refetchQueries({ include: [HomePageDocument] }).catch(() => undefined);
    setPhase('ANSWERED');
  };
  const hide = (): void => {
    hideForDays();
    setPhase('UNASKED');
  };
  return (
    <>
      {phase !== 'UNASKED' && (
        <VisuallyHidden>
          <output>{isAnswered && hasRow && texts.fit.found(count)}</output>
        </VisuallyHidden>
      )}
      {phase === 'ASKED' && <FitStart onDone={finish} onLater={hide} />}
      {phase !== 'ASKED' && hasRow && row({ focused: isAnswered })}
      {phase !== 'ASKED' && !hasRow && (hasProfile || count > 0) && (
        <ProfileHint link={texts.fit.writeProfile} focused={isAnswered}>
          {count > 0 ? texts.fit.few : texts.fit.none}
        </ProfileHint>
      )}
    </>
  );
}
