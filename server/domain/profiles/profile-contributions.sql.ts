import type { Expression, SqlBool } from 'kysely';
import { defineContribution } from '../kit/events/contribution';
import type { ViewerId } from '../../selection/viewer-id';
import type { SchoolProof } from '../members/member.rules';

/** The viewer and the member whose profile they read. */
type ViewerAndMember = [viewerId: ViewerId, memberId: Expression<number>];

/** SQL of modules above that decides who reads a team profile (rules/profiles.md: Readers). */
export const contributions = {
  /** teams: true if both are current members of one team. */
  isTeammate: defineContribution<ViewerAndMember, Expression<SqlBool>>('isTeammate'),
  /** notices: true if the member owns a notice in the viewer's lists. */
  ownsListedNotice: defineContribution<ViewerAndMember, Expression<SqlBool>>('ownsListedNotice'),
  /** seekers: true if the member looks for a team, and the viewer sees that. */
  isSeeking: defineContribution<[...ViewerAndMember, proof: Expression<SchoolProof>], Expression<SqlBool>>('isSeeking'),
};
