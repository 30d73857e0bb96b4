import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import { type Context, requireViewerId } from '../context';
import { toExpected } from '../kit/expected-version';
import { renameFields } from '../kit/field-names';
import { storePicture, readUpload } from '../pictures/picture.upload';
import {
  SignUpFields,
  toProfile,
  toProfileFields,
  toSignUp,
  UpdateProfileInput,
  WithdrawInput,
} from './member-mutation.inputs';
import { signUp, updateProfile, withdraw } from './member.service';
import { readAllKinds } from './consent.service';
import { SignUpPayload, UpdateProfilePayload, ViewerType, WithdrawPayload } from './member.type';

/** Mutations of members. */
@Resolver(() => ViewerType)
export class MemberResolver {
  @Mutation(() => SignUpPayload, {
    nullable: true,
    description: 'Creates a member (회원 가입) without logging in. Visitors may do it.',
  })
  async signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpFields, { description: 'The new member.' }) input: SignUpFields,
  ): Promise<Payload<SignUpPayload> | null> {
    const signingUp = signUp(ctx, toSignUp(input), readAllKinds(input.consents));
    return payload({ memberId: await renameFields(signingUp, toProfileFields) });
  }

  @Mutation(() => UpdateProfilePayload, {
    nullable: true,
    description: "Changes the viewer's profile (프로필). The school can be changed once a week.",
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The new profile.' }) input: UpdateProfileInput,
  ): Promise<Payload<UpdateProfilePayload> | null> {
    const file = await input.picture;
    const picture = file ? await storePicture(ctx, await readUpload(file.createReadStream())) : file;
    const change = { picture, expected: toExpected(input.expectedVersion) };
    await renameFields(updateProfile(ctx, toProfile(input), change), toProfileFields);
    return payload({});
  }

  @Mutation(() => WithdrawPayload, {
    nullable: true,
    description:
      "Ends the viewer's membership (탈퇴) and all their sessions. Deletes their data and notices; their comments stay without an author. Requires a session; access tokens are rejected.",
  })
  async withdraw(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawInput, { description: 'The confirmation.' }) { password }: WithdrawInput,
  ): Promise<WithdrawPayload | null> {
    const memberId = requireViewerId(ctx);
    await withdraw(ctx, password);
    return { memberId };
  }
}
