import { WithdrawDocument, type WithdrawInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { useForgetMember } from '../../session/useForgetMember';
import { texts } from '../../texts';
import { CurrentPasswordField } from '../../forms/fields';
import { FormButton } from '../../forms/FormButton';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';

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
    <FormButton
      danger
      label={texts.member.withdraw}
      title={texts.member.withdrawConfirm}
      size="small"
      intro={texts.member.withdrawHint}
      validateTrigger="onChange"
      onSubmit={(input: WithdrawInput, form) => withdraw({ input }, form)}
      onDone={finish}
    >
      <CurrentPasswordField label={texts.auth.password} />
    </FormButton>
  );
}
