import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewerId } from '../context';
import { toExpected } from '../kit/expected-version';
import { renameFields } from '../kit/field-names';
import { storePicture, readUpload } from '../pictures/picture.upload';
import { toSchool } from '../schools/school.queries';
import { SchoolView } from '../schools/school.view';
import {
  SignUpFields,
  toProfile,
  toProfileFields,
  toSignUp,
  UpdateProfileInput,
  WithdrawInput,
} from './member-mutation.inputs';
import { readViewer } from './member.queries';
import { signUp, updateProfile, withdraw } from './member.service';
import { readAllKinds } from './consent.service';
import { MemberView, SignUpPayload, UpdateProfilePayload, ViewerView, WithdrawPayload } from './member.view';

/** The query, mutations and fields of members. */
@Resolver(() => ViewerView)
export class MemberResolver {
  @Query(() => ViewerView, { nullable: true, description: 'The member who is logged in (나); null when nobody is.' })
  viewer(@Ctx() ctx: Context): Promise<ViewerView | null> {
    return ctx.session.memberId === null ? Promise.resolve(null) : readViewer(ctx);
  }

  @FieldResolver(() => MemberView, { description: 'The viewer as others see them.' })
  member(@Root() { id, nickName, imageUrl, schoolVerified, hidden, moderator }: ViewerView): MemberView {
    return { id, nickName, imageUrl, schoolVerified, hidden, moderator };
  }

  @FieldResolver(() => SchoolView, { description: 'The school (학교), whose notices the viewer sees.' })
  school(@Root() { university }: ViewerView): SchoolView {
    return toSchool(university);
  }

  @Mutation(() => SignUpPayload, {
    nullable: true,
    description: 'Creates a member (회원 가입). It does not log in. Visitors may do it.',
  })
  async signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpFields, { description: 'The new member.' }) input: SignUpFields,
  ): Promise<SignUpPayload | null> {
    return { member: await renameFields(signUp(ctx, toSignUp(input), readAllKinds(input.consents)), toProfileFields) };
  }

  @Mutation(() => UpdateProfilePayload, {
    nullable: true,
    description: "Changes the viewer's profile (프로필). The school can be changed once a week.",
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The new profile.' }) input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload | null> {
    const file = await input.picture;
    const picture = file ? await storePicture(ctx, await readUpload(file.createReadStream())) : file;
    const change = { picture, expected: toExpected(input.expectedVersion) };
    return { viewer: await renameFields(updateProfile(ctx, toProfile(input), change), toProfileFields) };
  }

  @Mutation(() => WithdrawPayload, {
    nullable: true,
    description:
      "Ends the viewer's membership (탈퇴) and all their sessions. Their data and notices are deleted; their comments remain as anonymous ones. Requests with an access token cannot do this.",
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
