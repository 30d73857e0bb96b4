import { useId } from 'react';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { entryFor } from '../../../graphql/enums';
import { FitBox_NoticeFragmentDoc, type FitObstacle } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { getTeamProfileHref } from '../../../paths';
import { texts } from '../../../texts';
import { describeOnPage } from './describe-fit';
import styles from './FitBox.module.css';
import { LinkHint } from '../../../components/feedback/LinkHint';

gql`
  fragment FitBox_notice on Notice {
    id
    kind
    recruiting
    hidden
    viewerCanManage
    viewerApplication {
      id
    }
    viewerFit {
      facts
      against
      seats {
        role
        free
      }
      commonTags {
        id
        name
      }
    }
  }
`;

/**
 * The facts of a notice that fit the viewer, and those that do not. A viewer without a profile gets
 * a link to write one, unless the notice is their own or they have applied.
 */
export function FitBox({ notice }: { notice: FragmentOf<typeof FitBox_NoticeFragmentDoc> }) {
  const data = useFragmentData(FitBox_NoticeFragmentDoc, notice);
  const { kind, viewerFit } = data;
  const id = useId();
  if (!viewerFit) {
    const mayDecide = data.recruiting && !data.hidden && !data.viewerCanManage && !data.viewerApplication;
    return (
      mayDecide && (
        <LinkHint to={getTeamProfileHref()} link={texts.fit.oneMinute}>
          {texts.fit.withoutProfile}
        </LinkHint>
      )
    );
  }
  const facts = describeOnPage(viewerFit, kind);
  const against = viewerFit.against.flatMap((obstacle) => describeObstacle(obstacle) ?? []);
  if (facts.length + against.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{facts.length > 0 ? texts.fit.box : texts.fit.boxAgainst}</h2>
      <ul>
        {facts.map(({ fact, words }) => (
          <li key={fact}>{words}</li>
        ))}
        {against.map((words) => (
          <li key={words} className={styles.against}>
            {facts.length > 0 && <VisuallyHidden>{texts.fit.isAgainst} </VisuallyHidden>}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeObstacle(obstacle: FitObstacle): string | null {
  return entryFor<FitObstacle, typeof texts.fit.against & { other: null }>(
    { ...texts.fit.against, other: null },
    obstacle,
  );
}
