import { Button } from 'antd';
import { useState } from 'react';
import { VacantSeat_TeamFragmentDoc } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getApplicantsHref, getManageHref } from '../../notices/hrefs';
import { texts } from '../../../texts';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Panel } from '../../../components/page/Panel';
import { Row } from '../../../components/lists/Row';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment VacantSeat_team on Team {
    id
    notice {
      id
      kind
      viewerCanReopen
      approvableWaitlistedCount
    }
  }
`;

/**
 * Suggests what the owner can do about a free seat: reopen the notice or choose from the waiting
 * list.
 */
export function VacantSeat({ team }: { team: FragmentOf<typeof VacantSeat_TeamFragmentDoc> }) {
  const { notice } = useFragmentData(VacantSeat_TeamFragmentDoc, team);
  const [dismissed, setDismissed] = useState(false);
  const { id, kind, viewerCanReopen } = notice;
  const waitlistedCount = notice.approvableWaitlistedCount ?? 0;
  if (dismissed || !(viewerCanReopen || waitlistedCount > 0)) return null;
  const { both, reopen, waitlist } = texts.team.vacantHints;
  const oneWay = viewerCanReopen ? reopen : waitlist;
  return (
    <Panel title={texts.team.vacant} spaced>
      <p>{viewerCanReopen && waitlistedCount > 0 ? both : oneWay}</p>
      <Row>
        {viewerCanReopen && <LinkButton to={getManageHref(kind, id)}>{texts.team.toNotice}</LinkButton>}
        {waitlistedCount > 0 && (
          <LinkButton to={getApplicantsHref(kind, id)}>{texts.team.fromWaitlist(waitlistedCount)}</LinkButton>
        )}
        <Button type="text" onClick={() => setDismissed(true)}>
          {texts.team.goOn}
        </Button>
      </Row>
    </Panel>
  );
}
