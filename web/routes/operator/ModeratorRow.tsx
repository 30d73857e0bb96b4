import { DismissModeratorDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useAction } from '../../graphql/useAction';
import { texts } from '../../texts';
import { ConfirmButton } from '../../components/dialogs/ConfirmButton';
import { useToast } from '../../components/feedback/Toast';
import { Avatar } from '../../components/labels/Avatar';
import styles from './SchoolItem.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  mutation DismissModerator($input: DismissModeratorInput!) {
    dismissModerator(input: $input) {
      school {
        id
        ...SchoolItem_operatedSchool
      }
    }
  }
`;

interface ModeratorRowProps {
  moderator: { id: string; nickName: string; imageUrl: string | null };
}

/** A moderator with a button that dismisses them. */
export function ModeratorRow({ moderator }: ModeratorRowProps) {
  const { id, nickName } = moderator;
  const toast = useToast();
  const [dismiss] = useAction(DismissModeratorDocument, { failed: texts.operator.dismissFailed });
  return (
    <li className={styles.moderator}>
      <Avatar {...moderator} />
      <MemberText className={styles.name} text={nickName} />
      <ConfirmButton
        aria-label={texts.operator.dismissOf(nickName)}
        question={texts.operator.dismissQuestion(nickName)}
        hint={texts.operator.dismissHint}
        onConfirm={() => dismiss({ input: { memberId: id } })}
        onDone={() => toast.success(texts.operator.dismissed(nickName))}
      >
        {texts.operator.dismiss}
      </ConfirmButton>
    </li>
  );
}
