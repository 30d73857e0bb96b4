import { ModelNotices } from './model-notices';
import type {
  ModelDeparture,
  ModelInvitation,
  ModelMember,
  ModelNotice,
  ModelPlace,
  ModelRole,
  ModelTeamState,
  Refusal,
} from './model-state';

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

/** The part of the model about teams and invitations. */
export class ModelTeams extends ModelNotices {
  /** Denies everyone except the team's owner. */
  mayLead(member: ModelMember, noticeId: number): Refusal {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (notice?.owner === member.id) return null;
    return this.isMember(member.id, noticeId) ? 'FORBIDDEN' : 'NOT_FOUND';
  }

  mayLeave(member: ModelMember, noticeId: number): Refusal {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (notice?.owner === member.id) return this.isOver(notice) ? 'TEAM_OVER' : null;
    return this.isMember(member.id, noticeId) ? null : 'NOT_FOUND';
  }

  /** Denies removals and handovers by anyone except the owner. The target must be a teammate. */
  mayManageMember(member: ModelMember, noticeId: number, applicant: number): Refusal {
    const refusal = this.mayLead(member, noticeId);
    if (refusal) return refusal;
    if (applicant === member.id) return 'FORBIDDEN';
    return this.isMember(applicant, noticeId) ? null : 'NOT_FOUND';
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

  private successor(noticeId: number): ModelPlace | undefined {
    return this.team(noticeId).sort((a, b) => (a.since ?? 0) - (b.since ?? 0))[0];
  }

  /**
   * The previous owner takes the seat of the new owner. The new owner's application and all
   * invitations are deleted.
   */
  handOver(place: ModelPlace): void {
    const notice = this.notice(place.notice);
    const { owner: previous, ownerSince } = notice;
    const { member: successor, since } = place;
    this.invitations = this.invitations.filter((each) => each.notice !== notice.id);
    this.deleteApplication(successor, notice.id);
    Object.assign(place, { member: previous, since: ownerSince });
    Object.assign(notice, { owner: successor, ownerSince: since });
    this.notify(successor, 'TEAM_HANDED_OVER', notice.id, previous);
  }

  remove(member: number, notice: number): void {
    this.end({ notice, member }, 'REMOVED');
    this.notify(member, 'TEAM_REMOVED', notice, this.notice(notice).owner);
  }

  private end({ notice, member }: Pick<ModelPlace, 'notice' | 'member'>, kind: ModelDeparture['kind']): void {
    this.deletePlace(member, notice);
    this.departures.push({ notice, member, kind, order: this.next() });
  }

  mayAdvance(member: ModelMember, noticeId: number, state: ModelTeamState): Refusal {
    const refusal = this.mayLead(member, noticeId);
    if (refusal) return refusal;
    return NEXT_STATES[this.notice(noticeId).state].includes(state) ? null : 'TEAM_STATE';
  }

  /** Changes the state of a team. An ended team closes its notice. */
  advance(noticeId: number, state: ModelTeamState): void {
    const notice = this.notice(noticeId);
    notice.state = state;
    // DONE asks all teammates and the owner to show the team on their profiles.
    if (state === 'DONE') this.askTeam(noticeId, STATE_KINDS[state]);
    else this.notifyTeam(noticeId, STATE_KINDS[state], notice.owner);
    if (this.isOver(notice) && notice.open) this.close(noticeId);
  }

  mayInvite(member: ModelMember, noticeId: number, role: ModelRole): Refusal {
    const refusal = this.mayLead(member, noticeId);
    if (refusal) return refusal;
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

  mayRevoke(member: ModelMember, { id, notice }: ModelInvitation): Refusal {
    const isThere = this.invitations.some((each) => each.id === id);
    return isThere ? this.mayLead(member, notice) : 'NOT_FOUND';
  }

  revoke({ id }: ModelInvitation): void {
    this.invitations = this.invitations.filter((each) => each.id !== id);
  }

  mayJoin(member: ModelMember, { id, notice: noticeId, role }: ModelInvitation): Refusal {
    const invitation = this.invitations.find((each) => each.id === id);
    if (!invitation || !this.isValid(invitation)) return 'INVALID_INVITATION';
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    if (notice.owner === member.id || this.isMember(member.id, noticeId)) return 'ALREADY_MEMBER';
    if (this.isRemovedSince(member, invitation)) return 'INVALID_INVITATION';
    return this.isOver(notice) ? 'TEAM_OVER' : this.full(notice, role);
  }

  private isRemovedSince({ id }: ModelMember, { notice, order }: ModelInvitation): boolean {
    const departure = this.departureOf(id, notice);
    return departure?.kind === 'REMOVED' && departure.order > order;
  }

  join(place: ModelPlace, invitation: ModelInvitation): void {
    const { notice, member } = place;
    this.revoke(invitation);
    this.notifyTeam(notice, 'TEAM_JOINED', member);
    this.deleteApplication(member, notice);
    this.deleteDeparture(member, notice);
    this.places.push({ ...place, since: this.next() });
  }

  /** Returns the role for a project, and null for a study. */
  roleAt({ kind }: Pick<ModelNotice, 'kind'>, role: ModelRole): ModelRole | null {
    return kind === 'PROJECT' ? role : null;
  }

  private isValid({ created }: ModelInvitation): boolean {
    return this.day < created + INVITATION_DAYS;
  }

  private isMember(member: number, notice: number): boolean {
    return this.placeOf(member, notice) !== undefined;
  }
}
