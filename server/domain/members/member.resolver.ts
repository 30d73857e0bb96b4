import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { ExpectedVersion, toExpected } from '../kit/version-argument';
import { storePicture, readUpload } from '../pictures/picture.upload';
import { ProfileInput, SignUpInput, WithdrawArgs } from './member.inputs';
import { readViewer } from './member.queries';
import { signUp, updateProfile, withdraw } from './member.service';
import { MemberView, ViewerView } from './member.view';

const Upload: GraphQLScalarType = GraphQLUpload;

/** The queries and mutations of members. */
@Resolver()
export class MemberResolver {
  @Query(() => ViewerView, { nullable: true, description: '로그인한 나, 로그인하지 않았으면 null' })
  viewer(@Ctx() ctx: Context): Promise<ViewerView | null> {
    return ctx.session.memberId === null ? Promise.resolve(null) : readViewer(ctx);
  }

  @Mutation(() => MemberView, { description: '가입해요. 로그인은 따로 해요.' })
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: '가입할 내용' }) input: SignUpInput,
  ): Promise<MemberView> {
    return signUp(ctx, input);
  }

  @Mutation(() => ViewerView, { description: '프로필을 고쳐요.' })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ProfileInput, { description: '새 프로필' }) input: ProfileInput,
    @Arg('picture', () => Upload, {
      nullable: true,
      description: '새 사진(JPEG, PNG, WebP, 5MB까지). null이면 사진을 지우고, 빼면 그대로 둬요.',
    })
    picture?: Promise<FileUpload> | null,
    @ExpectedVersion() expected?: number | null,
  ): Promise<ViewerView> {
    const change = picture ? await storePicture(ctx, await readUpload((await picture).createReadStream())) : picture;
    return updateProfile(ctx, input, { picture: change, expected: toExpected(expected) });
  }

  @Mutation(() => Boolean, { description: '탈퇴해요. 내 정보와 공고는 지워지고, 댓글은 익명으로 남아요.' })
  async withdraw(@Ctx() ctx: Context, @Args(() => WithdrawArgs) { password }: WithdrawArgs): Promise<boolean> {
    await withdraw(ctx, password);
    return true;
  }
}
