import { Button, Input } from 'antd';
import { useState } from 'react';
import {
  CreateTeamInvitationDocument,
  InvitePanel_TeamFragmentDoc,
  RevokeTeamInvitationDocument,
  type Role,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getWantedRoles } from '../notices/seats';
import { texts } from '../texts';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment InvitePanel_team on Team {
    id
    invitations {
      id
      role
      expiresAt
    }
    notice {
      id
      headcount
      approvedCount
      ... on Project {
        roles {
          role
          headcount
          approved
        }
      }
    }
  }
`;
gql`
  mutation CreateTeamInvitation($input: CreateTeamInvitationInput!) {
    createTeamInvitation(input: $input) {
      url
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

/** Lets the owner create links by which people join, and take them back. It is hidden from everybody else. */
export function InvitePanel({ team }: { team: FragmentOf<typeof InvitePanel_TeamFragmentDoc> }) {
  const { id: teamId, invitations, notice } = useFragmentData(InvitePanel_TeamFragmentDoc, team);
  const [url, setUrl] = useState<string>();
  const [create, creating] = useAction(CreateTeamInvitationDocument);
  if (!invitations) return null;
  const roles: readonly (Role | null)[] =
    notice.__typename === 'Project' ? getWantedRoles(notice).map(({ role }) => role) : [null];
  const invite = async (role: Role | null): Promise<void> => {
    const answer = await create({ input: { teamId, role } });
    if (answer?.createTeamInvitation) setUrl(answer.createTeamInvitation.url);
  };
  return (
    <Panel title={texts.team.invite} spaced>
      <p>{texts.team.inviteHint}</p>
      <Row>
        {roles.map((role) => (
          <Button key={role} loading={creating} onClick={() => void invite(role)}>
            {role === null ? texts.team.createInvitation : texts.team.createInvitationFor(texts.notice.role[role])}
          </Button>
        ))}
      </Row>
      {url !== undefined && <NewLink url={url} />}
      {invitations.length > 0 && (
        <ul aria-label={texts.team.invite}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} {...invitation} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function NewLink({ url }: { url: string }) {
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    toast.success(texts.team.invitationCopied);
  };
  return (
    <Row>
      <Input readOnly aria-label={texts.team.invitationUrl} value={url} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>{texts.team.copyInvitation}</Button>
    </Row>
  );
}

const TIME = new Intl.DateTimeFormat('ko', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function InvitationRow({ id, role, expiresAt }: { id: string; role: Role | null; expiresAt: string }) {
  const toast = useToast();
  const [revoke, revoking] = useAction(RevokeTeamInvitationDocument);
  const confirm = async (): Promise<void> => {
    if (await revoke({ input: { id } })) toast.success(texts.team.invitationRevoked);
  };
  return (
    <li>
      <Row>
        {role && <span>{texts.notice.role[role]}</span>}
        <span>{texts.team.invitationUntil(TIME.format(new Date(expiresAt)))}</span>
        <Button type="text" danger loading={revoking} onClick={() => void confirm()}>
          {texts.team.revokeInvitation}
        </Button>
      </Row>
    </li>
  );
}
