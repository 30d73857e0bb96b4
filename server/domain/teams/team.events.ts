import { defineEvent } from '../kit/events/events';
import type { Notice, TeamState } from '../notices/notice.entity';

/** A member wrote a post on the team's board. */
export const teamPosted = defineEvent<{ notice: Notice; memberId: number }>();

/** A member left the team and is no longer a current member. */
export const teamLeft = defineEvent<{ notice: Notice; memberId: number }>();

/** The owner removed a member from the team. */
export const teamMemberRemoved = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** The owner requests a response from a member. */
export const teamMemberAsked = defineEvent<{ notice: Notice; memberId: number; actorId: number }>();

/** A member responds to the owner. */
export const teamAnswered = defineEvent<{ notice: Notice; memberId: number }>();

/** The team ended as DONE or DISBANDED. */
export const teamEnded = defineEvent<{ notice: Notice; state: TeamState; actorId: number }>();

/** The owner set the next meeting of the team. */
export const teamMeetingSet = defineEvent<{ notice: Notice; actorId: number }>();

/** The team has a new owner: a member chosen by the previous owner, or the successor. */
export const teamHandedOver = defineEvent<{ notice: Notice; newOwnerId: number; actorId: number }>();

/** A member with a seat withdraws. The member is still a current member. */
export const teamMemberWithdrawing = defineEvent<{ notice: Notice; memberId: number }>();

/** A member joins the team by an invitation. The membership is inserted afterwards. */
export const invitationAccepting = defineEvent<{ notice: Notice; memberId: number }>();
