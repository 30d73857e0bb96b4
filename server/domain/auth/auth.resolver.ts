import { addMutation } from '../../selection/schema-fields';
import { ChangePasswordInput, LogInInput } from './auth.inputs';
import { changePassword, logIn, logOut } from './auth.service';
import { viewerOfPayload } from '../members/member.type';

addMutation('logIn', {
  description:
    'Logs in (로그인) with a new session and sets its cookie, and the cookie `language` for pages. Access tokens are refused.',
  input: { type: LogInInput, description: 'The login id and the password.' },
  payload: { viewer: viewerOfPayload('The logged-in member.') },
  suspensionCheck: 'none',
  run: async (ctx, input) => {
    ctx.device.rememberLanguage(await logIn(ctx, input));
    return {};
  },
});

addMutation('logOut', {
  description: 'Ends the session (로그아웃). Visitors may do it. Access tokens are refused.',
  payload: {
    viewer: { ...viewerOfPayload('Always null, because the session has ended.'), nullable: true },
  },
  suspensionCheck: 'none',
  run: async (ctx) => {
    await logOut(ctx);
    return { viewer: null };
  },
});

addMutation('changePassword', {
  description:
    "Changes the viewer's password (비밀번호). All other sessions and all access tokens end. Requires a session; access tokens are refused.",
  input: { type: ChangePasswordInput, description: 'The current and the new password.' },
  payload: {
    viewer: viewerOfPayload('The viewer, whose current session continues.'),
  },
  suspensionCheck: 'none',
  run: changePassword,
});
