import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { toExpected } from '../kit/expected-version';
import { renameFields } from '../kit/field-names';
import {
  CloseNoticeInput,
  ConfirmNoticeInput,
  CreateProjectInput,
  CreateStudyInput,
  DeleteNoticeInput,
  ReopenNoticeInput,
  toNoticeFields,
  toProjectInput,
  toStudyInput,
  UpdateProjectInput,
  UpdateStudyInput,
} from './notice-mutation.inputs';
import {
  CloseNoticePayload,
  ConfirmNoticePayload,
  CreateProjectPayload,
  CreateStudyPayload,
  DeleteNoticePayload,
  ReopenNoticePayload,
  UpdateProjectPayload,
  UpdateStudyPayload,
} from './notice-payload.type';
import { confirmNotice, reopenNotice } from './notice-deadline.service';
import { closeNotice, createProject, createStudy, deleteNotice, updateProject, updateStudy } from './notice.service';

/** The mutations of notices. */
@Resolver()
export class NoticeMutationResolver {
  @Mutation(() => CreateProjectPayload, { nullable: true, description: 'Posts a project (프로젝트 올리기).' })
  async createProject(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateProjectInput, { description: 'The new project.' }) input: CreateProjectInput,
  ): Promise<Payload<CreateProjectPayload> | null> {
    return payload({ noticeId: await createProject(ctx, toProjectInput(input)) });
  }

  @Mutation(() => CreateStudyPayload, { nullable: true, description: 'Posts a study (스터디 올리기).' })
  async createStudy(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateStudyInput, { description: 'The new study.' }) input: CreateStudyInput,
  ): Promise<Payload<CreateStudyPayload> | null> {
    return payload({ noticeId: await createStudy(ctx, toStudyInput(input)) });
  }

  @Mutation(() => UpdateProjectPayload, {
    nullable: true,
    description:
      "Changes the viewer's own project (공고 고치기). Headcounts cannot be less than the number of approved applicants.",
  })
  async updateProject(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProjectInput, { description: 'The project and its new content.' })
    input: UpdateProjectInput,
  ): Promise<Payload<UpdateProjectPayload> | null> {
    const target = { id: readId(input.id), expected: toExpected(input.expectedVersion) };
    await renameFields(updateProject(ctx, target, toProjectInput(input)), toNoticeFields);
    return payload({ noticeId: target.id });
  }

  @Mutation(() => UpdateStudyPayload, {
    nullable: true,
    description:
      "Changes the viewer's own study (공고 고치기). The headcount cannot be less than the number of approved applicants.",
  })
  async updateStudy(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateStudyInput, { description: 'The study and its new content.' }) input: UpdateStudyInput,
  ): Promise<Payload<UpdateStudyPayload> | null> {
    const target = { id: readId(input.id), expected: toExpected(input.expectedVersion) };
    await renameFields(updateStudy(ctx, target, toStudyInput(input)), toNoticeFields);
    return payload({ noticeId: target.id });
  }

  @Mutation(() => CloseNoticePayload, {
    nullable: true,
    description: "Ends recruiting for the viewer's own notice (마감). It can be reopened for 30 days.",
  })
  async closeNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => CloseNoticeInput, { description: 'The notice to close.' }) input: CloseNoticeInput,
  ): Promise<Payload<CloseNoticePayload> | null> {
    const noticeId = readId(input.id);
    await closeNotice(ctx, { id: noticeId });
    return payload({ noticeId });
  }

  @Mutation(() => ReopenNoticePayload, {
    nullable: true,
    description:
      "Reopens the viewer's own notice (다시 모집하기). It needs a free seat and is possible for 30 days after recruiting ended. Members who favourited the notice are notified.",
  })
  async reopenNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => ReopenNoticeInput, { description: 'The notice to reopen.' })
    { id, deadline }: ReopenNoticeInput,
  ): Promise<Payload<ReopenNoticePayload> | null> {
    const noticeId = readId(id);
    await reopenNotice(ctx, noticeId, deadline ?? null);
    return payload({ noticeId });
  }

  @Mutation(() => ConfirmNoticePayload, {
    nullable: true,
    description:
      "Confirms that the viewer's own notice without a deadline still recruits (아직 모집하고 있어요). The service sends the question after 30 days. Without an answer, it closes the notice 15 days later.",
  })
  async confirmNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => ConfirmNoticeInput, { description: 'The notice that still recruits.' })
    input: ConfirmNoticeInput,
  ): Promise<Payload<ConfirmNoticePayload> | null> {
    const noticeId = readId(input.id);
    await confirmNotice(ctx, noticeId);
    return payload({ noticeId });
  }

  @Mutation(() => DeleteNoticePayload, {
    nullable: true,
    description:
      "Permanently deletes the viewer's own notice (삭제) with its comments, favourites, applications and notifications.",
  })
  async deleteNotice(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteNoticeInput, { description: 'The notice to delete.' }) input: DeleteNoticeInput,
  ): Promise<DeleteNoticePayload | null> {
    await deleteNotice(ctx, { id: readId(input.id) });
    return { noticeId: input.id };
  }
}
