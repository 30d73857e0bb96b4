import { defineEvent } from '../kit/events';
import type { Notice, TeamState } from '../notices/notice.entity';

/** A member wrote a post on the team's board. */
export const teamPosted = defineEvent<{ notice: Notice; memberId: number }>();

/** A member left the team and is no longer a current member. */
export const teamLeft = defineEvent<{ notice: Notice; memberId: number }>();

/** The owner removed a member from the team. */
export const teamMemberRemoved = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** The owner requests a response from a member. */
export const teamResponseAsked = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** A member responds to the owner. */
export const teamResponseGiven = defineEvent<{ notice: Notice; memberId: number }>();

/** The team ended as DONE or DISBANDED. */
export const teamEnded = defineEvent<{ notice: Notice; state: TeamState; actorId: number }>();

/** The team has a new owner: a member chosen by the previous owner, or the successor. */
export const teamHandedOver = defineEvent<{ notice: Notice; newOwnerId: number; actorId: number }>();

/** A member with a seat withdraws. It is fired while the member is still a current member. */
export const teamMemberWithdrew = defineEvent<{ notice: Notice; memberId: number }>();

/** A member joins the team with a link. It is fired before the membership is inserted. */
export const teamJoined = defineEvent<{ notice: Notice; memberId: number }>();
