import { defineEvent } from '../kit/events';
import type { Notice, TeamState } from '../notices/notice.entity';

/** A member wrote on the team's board. */
export const teamPosted = defineEvent<{ notice: Notice; memberId: number }>();

/** A member left the team. They are no current member any more. */
export const teamLeft = defineEvent<{ notice: Notice; memberId: number }>();

/** A member was removed from the team by the one who manages it. */
export const teamMemberRemoved = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** A member is asked for a response. */
export const teamResponseAsked = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** A member answers. */
export const teamResponseGiven = defineEvent<{ notice: Notice; memberId: number }>();

/** The team is DONE or DISBANDED. */
export const teamEnded = defineEvent<{ notice: Notice; state: TeamState; actorId: number }>();

/** The team has another owner, whom the previous one chose or who was next. */
export const teamHandedOver = defineEvent<{ notice: Notice; newOwnerId: number; actorId: number }>();

/**
 * A member of the team besides its owner withdraws. It is fired while they still are a current
 * member.
 */
export const teamMemberWithdrew = defineEvent<{ notice: Notice; memberId: number }>();

/** Somebody joins the team by a link. It is fired before they are a current member. */
export const teamJoined = defineEvent<{ notice: Notice; memberId: number }>();
