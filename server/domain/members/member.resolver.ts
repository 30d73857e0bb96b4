import { ID } from 'type-graphql';
import { addMutation } from '../../selection/schema-fields';
import { requireViewerId } from '../context';
import { toExpected } from '../kit/transaction/expected-version';
import { renameFields } from '../kit/api/field-names';
import { storePicture, readUpload } from '../pictures/picture.service';
import { SignUpFields, toProfile, toProfileFields, toSignUp, UpdateProfileInput, WithdrawInput } from './member.inputs';
import { signUp, updateProfile } from './member.service';
import { withdraw } from './withdrawal/withdrawal.service';
import { parseAllKinds } from './consents/consent.service';
import { memberOfPayload, viewerOfPayload } from './member.type';

addMutation('signUp', {
  description: 'Creates a member (회원가입) without logging in. Visitors may do it.',
  input: { type: SignUpFields, description: 'The new member.' },
  payload: {
    member: memberOfPayload('The new member, without a session.'),
  },
  suspensionCheck: 'none',
  run: async (ctx, input) => {
    const signingUp = signUp(ctx, toSignUp(input), parseAllKinds(input.consents));
    return { memberId: await renameFields(signingUp, toProfileFields) };
  },
});

addMutation('updateProfile', {
  description: "Changes the viewer's profile (프로필). The school can be changed once a week.",
  input: { type: UpdateProfileInput, description: 'The new profile.' },
  payload: {
    viewer: viewerOfPayload('The viewer with the changed profile.'),
  },
  run: async (ctx, input) => {
    const file = await input.picture;
    const picture = file ? await storePicture(ctx, await readUpload(file.createReadStream())) : file;
    const change = { picture, expected: toExpected(input.expectedVersion) };
    await renameFields(updateProfile(ctx, toProfile(input), change), toProfileFields);
    return {};
  },
});

addMutation('withdraw', {
  description:
    'Withdraws the viewer (탈퇴) and ends all their sessions. Deletes their data and notices; their comments stay without an author. Requires a session; access tokens are refused.',
  input: { type: WithdrawInput, description: 'The confirmation.' },
  payload: { memberId: { type: () => ID, description: 'The id of the deleted member.' } },
  suspensionCheck: 'none',
  run: async (ctx, { password }) => {
    const memberId = requireViewerId(ctx);
    await withdraw(ctx, password);
    return { memberId };
  },
});
