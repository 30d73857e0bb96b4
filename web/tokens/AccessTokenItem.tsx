import { useState } from 'react';
import { entryFor } from '../graphql/enums';
import { AccessTokenItem_AccessTokenFragmentDoc, RevokeAccessTokenDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Chip } from '../ui/Chip';
import { ConfirmButton } from '../ui/ConfirmButton';
import { TimeAgo } from '../ui/TimeAgo';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import styles from './AccessTokenItem.module.css';

gql`
  fragment AccessTokenItem_accessToken on AccessToken {
    id
    name
    scopes
    expiresAt
    lastUsedAt
  }
`;
gql`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      viewer {
        id
        ...AccessTokenSection_viewer
      }
    }
  }
`;

interface AccessTokenItemProps {
  accessToken: FragmentOf<typeof AccessTokenItem_AccessTokenFragmentDoc>;
}

/** One access token, with a button to revoke it. */
export function AccessTokenItem({ accessToken }: AccessTokenItemProps) {
  const { id, name, scopes, expiresAt, lastUsedAt } = useFragmentData(
    AccessTokenItem_AccessTokenFragmentDoc,
    accessToken,
  );
  const toast = useToast();
  const [revoke] = useAction(RevokeAccessTokenDocument);
  const [now] = useState(Date.now);
  const expired = Date.parse(expiresAt) <= now;

  return (
    <li className={styles.item}>
      <div>
        <h3>{name}</h3>
        <p className={styles.facts}>
          <Chip>{scopes.map((scope) => entryFor(texts.token.scope, scope)).join(', ')}</Chip>
          <span>
            {expired ? (
              <Chip tone="urgent">{texts.token.expired}</Chip>
            ) : (
              texts.token.expires(texts.time.longDate(expiresAt))
            )}
          </span>
          <span>
            {texts.token.lastUsed} {lastUsedAt === null ? texts.token.neverUsed : <TimeAgo time={lastUsedAt} />}
          </span>
        </p>
      </div>
      <ConfirmButton
        danger
        question={texts.token.revokeQuestion(name)}
        hint={texts.token.revokeHint}
        confirmText={texts.token.revoke}
        aria-label={texts.token.revokeOf(name)}
        onConfirm={() => revoke({ input: { id } })}
        onDone={() => toast.success(texts.token.revoked)}
      >
        {texts.token.revoke}
      </ConfirmButton>
    </li>
  );
}
