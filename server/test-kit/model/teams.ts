import { ModelNotices } from './notices';
import type {
  ModelDeparture,
  ModelInvitation,
  ModelMember,
  ModelNotice,
  ModelMembership,
  ModelRole,
  ModelTeamState,
  Denial,
} from './state';

/** Days for which an invitation is valid. */
const INVITATION_DAYS = 3;

/** Possible next states by state. */
const NEXT_STATES: Readonly<Record<ModelTeamState, readonly ModelTeamState[]>> = {
  ACTIVE: ['DONE', 'DISBANDED'],
  DONE: [],
  DISBANDED: [],
};

/** Kind of the notification to the team by its new state. */
const STATE_KINDS: Readonly<Record<ModelTeamState, string>> = {
  ACTIVE: 'none',
  DONE: 'TEAM_DONE',
  DISBANDED: 'TEAM_DISBANDED',
};

/** Part of the model about teams and invitations. */
export class ModelTeams extends ModelNotices {
  /** Denies everyone except the team's owner. */
  mayLead(member: ModelMember, noticeId: number): Denial {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (notice?.owner === member.id) return null;
    return this.hasSeat(member.id, noticeId) ? 'FORBIDDEN' : 'NOT_FOUND';
  }

  mayLeave(member: ModelMember, noticeId: number): Denial {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (notice?.owner === member.id) return this.isOver(notice) ? 'TEAM_OVER' : null;
    return this.hasSeat(member.id, noticeId) ? null : 'NOT_FOUND';
  }

  /** Denies removals and handovers by anyone except the owner. The target must be a teammate. */
  mayManageMember(member: ModelMember, noticeId: number, applicant: number): Denial {
    const denial = this.mayLead(member, noticeId);
    if (denial) return denial;
    if (applicant === member.id) return 'FORBIDDEN';
    return this.hasSeat(applicant, noticeId) ? null : 'NOT_FOUND';
  }

  leave({ id: leaver }: ModelMember, noticeId: number): void {
    const notice = this.notice(noticeId);
    if (notice.owner === leaver) {
      const successor = this.successor(noticeId);
      if (!successor) return this.advance(noticeId, 'DISBANDED');
      this.handOver(successor);
    }
    this.end({ notice: noticeId, member: leaver }, 'LEFT');
    return this.notifyTeam(noticeId, 'TEAM_LEFT', leaver);
  }

  private successor(noticeId: number): ModelMembership | undefined {
    return this.team(noticeId).sort((a, b) => (a.since ?? 0) - (b.since ?? 0))[0];
  }

  /**
   * The previous owner takes the seat of the new owner. The new owner's application and all
   * invitations are deleted.
   */
  handOver(membership: ModelMembership): void {
    const notice = this.notice(membership.notice);
    const { owner: previous, ownerSince } = notice;
    const { member: successor, since } = membership;
    this.invitations = this.invitations.filter((each) => each.notice !== notice.id);
    this.deleteApplication(successor, notice.id);
    Object.assign(membership, { member: previous, since: ownerSince });
    Object.assign(notice, { owner: successor, ownerSince: since });
    this.notify(successor, 'TEAM_HANDED_OVER', notice.id, previous);
  }

  remove(member: number, notice: number): void {
    this.end({ notice, member }, 'REMOVED');
    this.notify(member, 'TEAM_REMOVED', notice, this.notice(notice).owner);
  }

  private end({ notice, member }: Pick<ModelMembership, 'notice' | 'member'>, kind: ModelDeparture['kind']): void {
    this.deleteMembership(member, notice);
    this.departures.push({ notice, member, kind, order: this.next() });
  }

  mayAdvance(member: ModelMember, noticeId: number, state: ModelTeamState): Denial {
    const denial = this.mayLead(member, noticeId);
    if (denial) return denial;
    return NEXT_STATES[this.notice(noticeId).state].includes(state) ? null : 'TEAM_STATE';
  }

  /** Changes the state of a team. An ended team closes its notice. */
  advance(noticeId: number, state: ModelTeamState): void {
    const notice = this.notice(noticeId);
    notice.state = state;
    // DONE asks all current members to show the team on their profiles.
    if (state === 'DONE') this.askTeam(noticeId, STATE_KINDS[state]);
    else this.notifyTeam(noticeId, STATE_KINDS[state], notice.owner);
    if (this.isOver(notice) && notice.open) this.close(noticeId);
  }

  mayInvite(member: ModelMember, noticeId: number, role: ModelRole): Denial {
    const denial = this.mayLead(member, noticeId);
    if (denial) return denial;
    const notice = this.notice(noticeId);
    if (this.byRole(notice) && notice.content[role] === 0) return 'ROLE_NOT_WANTED';
    if (this.isOver(notice)) return 'TEAM_OVER';
    const promised = this.invitations.filter((each) => each.notice === noticeId && this.isValid(each));
    const roles = promised.map((each) => each.role);
    return this.full(notice, this.roleAt(notice, role), roles);
  }

  invite(invitation: ModelInvitation): void {
    invitation.order = this.next();
    this.invitations.push(invitation);
  }

  mayRevoke(member: ModelMember, { id, notice }: ModelInvitation): Denial {
    const isThere = this.invitations.some((each) => each.id === id);
    return isThere ? this.mayLead(member, notice) : 'NOT_FOUND';
  }

  revoke({ id }: ModelInvitation): void {
    this.invitations = this.invitations.filter((each) => each.id !== id);
  }

  mayJoin(member: ModelMember, { id, notice: noticeId, role }: ModelInvitation): Denial {
    const invitation = this.invitations.find((each) => each.id === id);
    if (!invitation || !this.isValid(invitation)) return 'INVALID_INVITATION';
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    if (notice.owner === member.id || this.hasSeat(member.id, noticeId)) return 'ALREADY_MEMBER';
    if (this.isRemovedSince(member, invitation)) return 'INVALID_INVITATION';
    return this.isOver(notice) ? 'TEAM_OVER' : this.full(notice, role);
  }

  private isRemovedSince({ id }: ModelMember, { notice, order }: ModelInvitation): boolean {
    const departure = this.departureOf(id, notice);
    return departure?.kind === 'REMOVED' && departure.order > order;
  }

  join(membership: ModelMembership, invitation: ModelInvitation): void {
    const { notice, member } = membership;
    this.revoke(invitation);
    this.notifyTeam(notice, 'TEAM_JOINED', member);
    this.deleteApplication(member, notice);
    this.deleteDeparture(member, notice);
    this.memberships.push({ ...membership, since: this.next() });
  }

  /** Returns the role for a project, and null for a study. */
  roleAt({ kind }: Pick<ModelNotice, 'kind'>, role: ModelRole): ModelRole | null {
    return kind === 'PROJECT' ? role : null;
  }

  private isValid({ created }: ModelInvitation): boolean {
    return this.day < created + INVITATION_DAYS;
  }

  private hasSeat(member: number, notice: number): boolean {
    return this.membershipOf(member, notice) !== undefined;
  }
}
