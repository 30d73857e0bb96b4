import { Button } from 'antd';
import { useState } from 'react';
import { VacantSeat_TeamFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getApplicantsHref, getManageHref } from '../notices/hrefs';
import { texts } from '../texts';
import { LinkButton } from '../ui/LinkButton';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { isOver } from './team-states';

gql`
  fragment VacantSeat_team on Team {
    id
    state
    notice {
      id
      kind
      freeSeatCount
      viewerCanReopen
      waitlistedCount
    }
  }
`;

/**
 * Suggests to the owner of a team with a free seat: reopen the notice, or choose from the waiting
 * list.
 */
export function VacantSeat({ team }: { team: FragmentOf<typeof VacantSeat_TeamFragmentDoc> }) {
  const { notice, state } = useFragmentData(VacantSeat_TeamFragmentDoc, team);
  const [dismissed, setDismissed] = useState(false);
  const { id, kind, viewerCanReopen } = notice;
  const waiting = notice.waitlistedCount ?? 0;
  const hasVacancy = !isOver(state) && notice.freeSeatCount > 0;
  if (dismissed || !hasVacancy || !(viewerCanReopen || waiting > 0)) return null;
  const { both, reopen, waitlist } = texts.team.vacantHints;
  const oneWay = viewerCanReopen ? reopen : waitlist;
  return (
    <Panel title={texts.team.vacant} spaced>
      <p>{viewerCanReopen && waiting > 0 ? both : oneWay}</p>
      <Row>
        {viewerCanReopen && <LinkButton to={getManageHref(kind, id)}>{texts.team.toNotice}</LinkButton>}
        {waiting > 0 && <LinkButton to={getApplicantsHref(kind, id)}>{texts.team.fromWaitlist(waiting)}</LinkButton>}
        <Button type="text" onClick={() => setDismissed(true)}>
          {texts.team.goOn}
        </Button>
      </Row>
    </Panel>
  );
}
