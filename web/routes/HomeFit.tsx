import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { ALERT_SETTINGS_PATH } from '../../shared/paths';
import { useHiddenForDays } from '../components/browser/stored-choices';
import { LinkHint } from '../components/feedback/LinkHint';
import { VisuallyHidden } from '../components/text/VisuallyHidden';
import { FitStart } from '../features/notices/fit/FitStart';
import { HomePageDocument } from '../graphql/generated/documents';
import { getHref } from '../paths';
import { texts } from '../texts';

/** The smallest number of notices in the row. */
const MIN_FITTING = 3;

/** Days for which "later" hides the questions. */
const LATER_DAYS = 14;

interface HomeFitProps {
  /** Whether the viewer's profile has a role or a tag. */
  hasProfile: boolean;
  /** Whether the viewer has an alert. */
  hasAlerts: boolean;
  /** The number of fitting notices. */
  count: number;
  /** Renders the row of the fitting notices. */
  row: (options: { focused: boolean }) => ReactNode;
}

/**
 * The row of the fitting notices. A viewer without a profile and without such notices gets
 * questions instead, which stay until they are answered or put off. With fewer than three notices,
 * the offer of an alert replaces the row.
 */
export function HomeFit({ hasProfile, hasAlerts, count, row }: HomeFitProps) {
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
        <LinkHint
          link={hasAlerts ? texts.alert.conditions : texts.alert.choose}
          to={hasAlerts ? ALERT_SETTINGS_PATH : getHref('search')}
          focused={isAnswered}
        >
          {hasAlerts ? texts.alert.active : texts.alert.ask}
        </LinkHint>
      )}
    </>
  );
}
