import { Int } from 'type-graphql';
import { addMutation } from '../../selection/schema-fields';
import { RequestPasswordResetInput, ResetPasswordInput } from './password-reset.inputs';
import { requestPasswordReset, resetPassword } from './password-reset.service';

addMutation('requestPasswordReset', {
  description:
    'Sends a link for a new password (비밀번호 찾기) by mail. The response is the same for unknown accounts.',
  input: { type: RequestPasswordResetInput, description: 'The account with the lost password.' },
  payload: {
    validMinutes: {
      type: () => Int,
      description:
        'The validity of the link in minutes. The response does not reveal whether the account exists and a mail was sent.',
    },
  },
  suspensionCheck: 'none',
  run: (ctx, input) => requestPasswordReset(ctx, input),
});

addMutation('resetPassword', {
  description:
    'Sets a new password (새 비밀번호) with the token of a link. It ends all sessions and access tokens, and does not log in.',
  input: { type: ResetPasswordInput, description: "The link's token and the new password." },
  payload: { loginId: { type: () => String, description: 'The login id (아이디) of the member.' } },
  suspensionCheck: 'none',
  run: (ctx, input) => resetPassword(ctx, input),
});
