import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { entryFor } from '../../../graphql/enums';
import {
  CreateTeamInvitationDocument,
  InvitePanel_TeamFragmentDoc,
  RevokeTeamInvitationDocument,
  type Role,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { texts } from '../../../texts';
import { copyText } from '../../../components/browser/copy-text';
import { Panel } from '../../../components/page/Panel';
import { Row } from '../../../components/lists/Row';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';

gql`
  fragment InvitePanel_team on Team {
    id
    invitations {
      id
      role
      expiresAt
    }
    viewerInvitableRoles
    viewerInviteDenial
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
  const { id: teamId, invitations, viewerInvitableRoles, viewerInviteDenial: denial } = data;
  const [created, setCreated] = useState<{ url: string; invitationId: string }>();
  const [create, creating] = useAction(CreateTeamInvitationDocument, { failed: texts.team.failed.invite });
  const heading = useRef<HTMLHeadingElement>(null);
  if (!invitations || denial === 'TEAM_OVER') return null;
  // Hides the URL of a revoked link.
  const isValid = invitations.some(({ id }) => id === created?.invitationId);
  const invite = async (role: Role | null): Promise<void> => {
    const invitation = (await create({ input: { teamId, role } }))?.createTeamInvitation;
    if (invitation) setCreated(invitation);
  };
  return (
    <Panel title={texts.team.invite} titleRef={heading} spaced>
      <p>{denial ? entryFor(texts.team.inviteDenial, denial) : texts.team.inviteHint}</p>
      {!denial && (
        <Row>
          {viewerInvitableRoles.map((role) => (
            <InviteButton key={role} role={role} loading={creating} onClick={() => void invite(role)} />
          ))}
        </Row>
      )}
      {created && isValid && <NewLink url={toOwnHost(created.url)} />}
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

interface InviteButtonProps {
  role: Role | null;
  loading: boolean;
  onClick: () => void;
}

/** A button for a link. Below the heading of the panel the name of the role is enough. */
function InviteButton({ role, ...button }: InviteButtonProps) {
  if (role === null) return <Button {...button}>{texts.team.createInvitation}</Button>;
  const name = entryFor(texts.notice.role, role);
  return (
    <Button {...button} icon={<PlusOutlined aria-hidden />} aria-label={texts.team.createInvitationFor(name)}>
      {name}
    </Button>
  );
}

/**
 * Returns the URL on the host of this page, as the share link of a notice has it. Without a
 * PUBLIC_URL the server returns its own URL.
 */
function toOwnHost(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return new URL(`${pathname}${search}${hash}`, window.location.origin).href;
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
  const [revoke, revoking] = useAction(RevokeTeamInvitationDocument, { failed: texts.team.failed.revoke });
  const revokeInvitation = async (): Promise<void> => {
    if (!(await revoke({ input: { id } }))) return;
    onRevoked();
    toast.success(texts.team.invitationRevoked);
  };
  return (
    <li>
      <Row>
        {role && <span>{entryFor(texts.notice.role, role)}</span>}
        <span>{texts.team.invitationUntil(texts.time.minute(expiresAt))}</span>
        <Button type="text" danger loading={revoking} onClick={() => void revokeInvitation()}>
          {texts.team.revokeInvitation}
        </Button>
      </Row>
    </li>
  );
}
