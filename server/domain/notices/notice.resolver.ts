import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { isAllowed } from '../kit/refusal';
import { ExpectedVersion, toExpected } from '../kit/version-argument';
import { NoticeKind } from './notice.entity';
import { AnyNoticeListArgs, NoticeListArgs, ProjectInput, StudyInput } from './notice.inputs';
import { readNoticePage, readRecentNotices } from './notice.list';
import { refusalToManage } from './notice.policy';
import { loadContent, readNotice } from './notice.queries';
import { closeNotice, createProject, createStudy, deleteNotice, updateProject, updateStudy } from './notice.service';
import {
  type AnyNotice,
  type NoticePage,
  NoticePageView,
  NoticeView,
  ProjectPageView,
  ProjectView,
  StudyPageView,
  StudyView,
} from './notice.view';

/** The queries, mutations and fields of notices. */
@Resolver(() => NoticeView)
export class NoticeResolver {
  @Query(() => NoticeView, { description: '공고 하나, 종류와 상관없이' })
  notice(@Ctx() ctx: Context, @Arg('id', () => ID, { description: '공고 번호' }) id: string): Promise<AnyNotice> {
    return readNotice(ctx, readId(id));
  }

  @Query(() => ProjectView, { description: '프로젝트 하나' })
  project(@Ctx() ctx: Context, @Arg('id', () => ID, { description: '공고 번호' }) id: string): Promise<AnyNotice> {
    return readNotice(ctx, readId(id), NoticeKind.PROJECT);
  }

  @Query(() => StudyView, { description: '스터디 하나' })
  study(@Ctx() ctx: Context, @Arg('id', () => ID, { description: '공고 번호' }) id: string): Promise<AnyNotice> {
    return readNotice(ctx, readId(id), NoticeKind.STUDY);
  }

  @Query(() => NoticePageView, { description: '우리 학교의 공고 한 쪽, 종류와 상관없이' })
  notices(@Ctx() ctx: Context, @Args(() => AnyNoticeListArgs) args: AnyNoticeListArgs): Promise<NoticePage> {
    return readNoticePage(ctx, { ...args, ...args.filter });
  }

  @Query(() => ProjectPageView, { description: '우리 학교의 프로젝트 한 쪽' })
  projects(@Ctx() ctx: Context, @Args(() => NoticeListArgs) args: NoticeListArgs): Promise<NoticePage> {
    return readNoticePage(ctx, { ...args, ...args.filter, kind: NoticeKind.PROJECT });
  }

  @Query(() => StudyPageView, { description: '우리 학교의 스터디 한 쪽' })
  studies(@Ctx() ctx: Context, @Args(() => NoticeListArgs) args: NoticeListArgs): Promise<NoticePage> {
    return readNoticePage(ctx, { ...args, ...args.filter, kind: NoticeKind.STUDY });
  }

  @Query(() => [ProjectView], { description: '최근 프로젝트 12개' })
  recentProjects(@Ctx() ctx: Context): Promise<AnyNotice[]> {
    return readRecentNotices(ctx, NoticeKind.PROJECT);
  }

  @Query(() => [StudyView], { description: '최근 스터디 12개' })
  recentStudies(@Ctx() ctx: Context): Promise<AnyNotice[]> {
    return readRecentNotices(ctx, NoticeKind.STUDY);
  }

  @FieldResolver(() => String, { description: '내용' })
  content(@Ctx() ctx: Context, @Root() notice: AnyNotice): Promise<string> | string {
    return notice.content ?? loadContent(ctx, notice.id);
  }

  @FieldResolver(() => Boolean, { description: '내가 고치고, 지우고, 마감하고, 지원자를 볼 수 있는지' })
  viewerCanManage(@Ctx() ctx: Context, @Root() notice: AnyNotice): boolean {
    return isAllowed(ctx, (viewer) => refusalToManage(viewer, notice));
  }

  @Mutation(() => ProjectView, { description: '프로젝트를 올려요.' })
  createProject(
    @Ctx() ctx: Context,
    @Arg('input', () => ProjectInput, { description: '프로젝트 내용' }) input: ProjectInput,
  ): Promise<AnyNotice> {
    return createProject(ctx, input);
  }

  @Mutation(() => StudyView, { description: '스터디를 올려요.' })
  createStudy(
    @Ctx() ctx: Context,
    @Arg('input', () => StudyInput, { description: '스터디 내용' }) input: StudyInput,
  ): Promise<AnyNotice> {
    return createStudy(ctx, input);
  }

  @Mutation(() => ProjectView, { description: '내 프로젝트를 고쳐요.' })
  updateProject(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '공고 번호' }) id: string,
    @Arg('input', () => ProjectInput, { description: '프로젝트 내용' }) input: ProjectInput,
    @ExpectedVersion() expected?: number | null,
  ): Promise<AnyNotice> {
    return updateProject(ctx, { id: readId(id), expected: toExpected(expected) }, input);
  }

  @Mutation(() => StudyView, { description: '내 스터디를 고쳐요.' })
  updateStudy(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '공고 번호' }) id: string,
    @Arg('input', () => StudyInput, { description: '스터디 내용' }) input: StudyInput,
    @ExpectedVersion() expected?: number | null,
  ): Promise<AnyNotice> {
    return updateStudy(ctx, { id: readId(id), expected: toExpected(expected) }, input);
  }

  @Mutation(() => NoticeView, { description: '내 공고의 모집을 마감해요. 되돌릴 수 없어요.' })
  closeNotice(@Ctx() ctx: Context, @Arg('id', () => ID, { description: '공고 번호' }) id: string): Promise<AnyNotice> {
    return closeNotice(ctx, { id: readId(id) });
  }

  @Mutation(() => ID, { description: '내 공고를 지우고 그 번호를 돌려줘요. 댓글, 찜, 지원도 함께 지워져요.' })
  async deleteNotice(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '공고 번호' }) id: string,
  ): Promise<string> {
    await deleteNotice(ctx, { id: readId(id) });
    return id;
  }
}
