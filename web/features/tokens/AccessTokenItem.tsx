import { entryFor } from '../../graphql/enums';
import { AccessTokenItem_AccessTokenFragmentDoc, RevokeAccessTokenDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { TimeAgo } from '../../components/text/TimeAgo';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import styles from './AccessTokenItem.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment AccessTokenItem_accessToken on AccessToken {
    id
    name
    scopes
    expiresAt
    expired
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

export function AccessTokenItem({ accessToken }: AccessTokenItemProps) {
  const data = useFragmentData(AccessTokenItem_AccessTokenFragmentDoc, accessToken);
  const { id, name, scopes, expiresAt, expired, lastUsedAt } = data;
  const toast = useToast();
  const [revoke] = useAction(RevokeAccessTokenDocument, { failed: texts.token.revokeFailed });

  return (
    <li className={styles.item}>
      <div>
        <h3>
          <MemberText text={name} />
        </h3>
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
