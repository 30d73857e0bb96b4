import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import {
  AddTeamPostPayload,
  DeleteTeamPostPayload,
  PinTeamPostPayload,
  UpdateTeamLinkPayload,
} from './team-payload.type';
import { AddTeamPostInput, DeleteTeamPostInput, PinTeamPostInput, UpdateTeamLinkInput } from './team.inputs';
import { addTeamPost, deleteTeamPost, pinTeamPost, updateTeamLink } from './team.service';

/** The mutations of teams. */
@Resolver()
export class TeamMutationResolver {
  @Mutation(() => AddTeamPostPayload, { nullable: true, description: 'Writes on the board of a team (글쓰기).' })
  async addTeamPost(
    @Ctx() ctx: Context,
    @Arg('input', () => AddTeamPostInput, { description: 'The team and the post.' }) { teamId, text }: AddTeamPostInput,
  ): Promise<Payload<AddTeamPostPayload> | null> {
    const id = readId(teamId);
    return payload({ noticeId: id, postId: await addTeamPost(ctx, id, text) });
  }

  @Mutation(() => DeleteTeamPostPayload, {
    nullable: true,
    description: "Permanently deletes a post (글 삭제). Only its author and the team's owner may do it.",
  })
  async deleteTeamPost(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteTeamPostInput, { description: 'The post to delete.' }) { id }: DeleteTeamPostInput,
  ): Promise<Payload<DeleteTeamPostPayload> | null> {
    const { noticeId } = await deleteTeamPost(ctx, readId(id));
    return { ...payload({ noticeId }), postId: id };
  }

  @Mutation(() => PinTeamPostPayload, {
    nullable: true,
    description: 'Pins or unpins a post (글 고정). A pinned post replaces the previous one. Only the owner may do it.',
  })
  async pinTeamPost(
    @Ctx() ctx: Context,
    @Arg('input', () => PinTeamPostInput, { description: 'The post.' }) { id, pinned }: PinTeamPostInput,
  ): Promise<Payload<PinTeamPostPayload> | null> {
    const { noticeId } = await pinTeamPost(ctx, readId(id), pinned);
    return payload({ noticeId });
  }

  @Mutation(() => UpdateTeamLinkPayload, {
    nullable: true,
    description: 'Sets the link of the team (팀 링크). Only the owner may do it.',
  })
  async updateTeamLink(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateTeamLinkInput, { description: 'The team and its link.' })
    { teamId, link }: UpdateTeamLinkInput,
  ): Promise<Payload<UpdateTeamLinkPayload> | null> {
    const id = readId(teamId);
    await updateTeamLink(ctx, id, link);
    return payload({ noticeId: id });
  }
}
