import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { announceMember } from '../tabMember';
import { forgetLogin } from '../session';
import { deleteAnswers } from '../graphql/answers';
import { WithdrawDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
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
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [withdraw] = useAction(WithdrawDocument);

  const leave = async (): Promise<void> => {
    // Clears the cache before the login, as in useLogOut.ts.
    await client.clearStore();
    forgetLogin();
    await deleteAnswers();
    announceMember(null);
    toast.success(texts.member.withdrawn);
    await navigate(getHref('login'));
  };

  return (
    <PasswordConfirmedButton
      danger
      label={texts.member.withdraw}
      title={texts.member.withdrawConfirm}
      hint={texts.member.withdrawHint}
      confirm={texts.member.withdraw}
      onConfirm={(input, form) => withdraw({ input }, form)}
      onDone={() => void leave()}
    />
  );
}
