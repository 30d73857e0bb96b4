import { WithdrawDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useForgetMember } from '../../session/useForgetMember';
import { texts } from '../../texts';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { PasswordConfirmedButton } from './PasswordConfirmedButton';

gql`
  mutation Withdraw($input: WithdrawInput!) {
    withdraw(input: $input) {
      memberId
    }
  }
`;

/** Deletes the viewer's account after confirmation with the password. */
export function WithdrawButton() {
  const forgetMember = useForgetMember();
  const toast = useToast();
  const [withdraw] = useAction(WithdrawDocument, { failed: texts.member.withdrawFailed });
  const finish = (): void => {
    toast.success(texts.member.withdrawn);
    void forgetMember();
  };
  return (
    <PasswordConfirmedButton
      danger
      label={texts.member.withdraw}
      title={texts.member.withdrawConfirm}
      hint={texts.member.withdrawHint}
      confirm={texts.member.withdraw}
      onConfirm={(input, form) => withdraw({ input }, form)}
      onDone={finish}
    />
  );
}
