import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { entryFor } from '../graphql/enums';
import {
  CreateTeamInvitationDocument,
  InvitePanel_TeamFragmentDoc,
  RevokeTeamInvitationDocument,
  type Role,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { copyText } from '../ui/copyText';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { isOver } from './team-states';

gql`
  fragment InvitePanel_team on Team {
    id
    state
    invitations {
      id
      role
      expiresAt
    }
    viewerInvitableRoles
    notice {
      id
      hidden
    }
  }
`;
gql`
  mutation CreateTeamInvitation($input: CreateTeamInvitationInput!) {
    createTeamInvitation(input: $input) {
      url
      invitationId
      team {
        id
        ...InvitePanel_team
      }
    }
  }
`;
gql`
  mutation RevokeTeamInvitation($input: RevokeTeamInvitationInput!) {
    revokeTeamInvitation(input: $input) {
      team {
        id
        ...InvitePanel_team
      }
    }
  }
`;

/**
 * Creates and revokes links for joining the team. Renders nothing for members who are not the
 * owner, and after the end of the team.
 */
export function InvitePanel({ team }: { team: FragmentOf<typeof InvitePanel_TeamFragmentDoc> }) {
  const data = useFragmentData(InvitePanel_TeamFragmentDoc, team);
  const { id: teamId, state, invitations, viewerInvitableRoles, notice } = data;
  const [created, setCreated] = useState<{ url: string; invitationId: string }>();
  const [create, creating] = useAction(CreateTeamInvitationDocument);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!invitations || isOver(state)) return null;
  const isFull = viewerInvitableRoles.length === 0;
  const { inviteFull, inviteHidden, inviteHint } = texts.team;
  // Hides the URL of a revoked link.
  const isValid = invitations.some(({ id }) => id === created?.invitationId);
  const invite = async (role: Role | null): Promise<void> => {
    const answer = await create({ input: { teamId, role } });
    if (answer?.createTeamInvitation) setCreated(answer.createTeamInvitation);
  };
  return (
    <Panel title={texts.team.invite} titleRef={heading} spaced>
      <p>{notice.hidden ? inviteHidden : isFull ? inviteFull : inviteHint}</p>
      {!isFull && (
        <Row>
          {viewerInvitableRoles.map((role) => (
            <Button key={role} loading={creating} onClick={() => void invite(role)}>
              {role === null
                ? texts.team.createInvitation
                : texts.team.createInvitationFor(entryFor(texts.notice.role, role))}
            </Button>
          ))}
        </Row>
      )}
      {created && isValid && <NewLink url={created.url} />}
      {invitations.length > 0 && (
        <ul aria-label={texts.team.invite}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} {...invitation} onRevoked={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NewLink({ url }: { url: string }) {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    if (await copyText(url)) toast.success(texts.team.invitationCopied);
    else toast.info(texts.notice.linkToCopy(url));
  };
  return (
    <Row>
      <Input readOnly aria-label={texts.team.invitationUrl} value={url} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>{texts.team.copyInvitation}</Button>
    </Row>
  );
}

interface InvitationRowProps {
  id: string;
  role: Role | null;
  expiresAt: string;
  /** Called after the row was removed, together with its focused button. */
  onRevoked: () => void;
}

function InvitationRow({ id, role, expiresAt, onRevoked }: InvitationRowProps) {
  const toast = useToast();
  const [revoke, revoking] = useAction(RevokeTeamInvitationDocument);
  const confirm = async (): Promise<void> => {
    if (!(await revoke({ input: { id } }))) return;
    onRevoked();
    toast.success(texts.team.invitationRevoked);
  };
  return (
    <li>
      <Row>
        {role && <span>{entryFor(texts.notice.role, role)}</span>}
        <span>{texts.team.invitationUntil(texts.time.minute(expiresAt))}</span>
        <Button type="text" danger loading={revoking} onClick={() => void confirm()}>
          {texts.team.revokeInvitation}
        </Button>
      </Row>
    </li>
  );
}
