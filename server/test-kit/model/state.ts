/** Rows of the model, and the queries that all its rules share. */

export interface ModelMember {
  id: number;
  school: string;
}

/** State of a team. */
export type ModelTeamState = 'ACTIVE' | 'DONE' | 'DISBANDED';

export interface ModelNotice {
  id: number;
  kind: 'PROJECT' | 'STUDY';
  owner: number;
  school: string;
  /** True until it is closed. Recruiting also depends on the deadline. */
  open: boolean;
  /** Last day of recruiting, or null. */
  deadline: number | null;
  /** Day of closing, or null while it is open. */
  closed: number | null;
  state: ModelTeamState;
  /**
   * Position of the owner in the order of joining, as in {@link ModelMembership.since}. Not set for
   * the first owner.
   */
  ownerSince?: number;
  content: ModelContent;
}

/** Headcounts. A study ignores those of roles. */
export interface ModelContent {
  recruitNumber: number;
  FRONTEND: number;
  BACKEND: number;
}

export type ModelRole = 'FRONTEND' | 'BACKEND';

export interface ModelApplication {
  id: number;
  notice: number;
  applicant: number;
  role: ModelRole | null;
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'WAITLISTED' | 'EXPIRED';
  /** Day of the application. */
  sent: number;
}

/** Membership of a team member. The owner has no seat and so none. */
export interface ModelMembership {
  notice: number;
  member: number;
  role: ModelRole | null;
  /**
   * Position in the order of joining. Not set for the first owner, who has been in the team for
   * longest.
   */
  since?: number;
}

/** End of a membership. */
export interface ModelDeparture {
  notice: number;
  member: number;
  kind: 'LEFT' | 'REMOVED';
  /** Position in the order of departures and invitations. */
  order: number;
}

/** A link for one person to join a team. */
export interface ModelInvitation {
  id: number;
  token: string;
  notice: number;
  role: ModelRole | null;
  /** Day of the creation. */
  created: number;
  /** Position in the order of departures and invitations. */
  order: number;
}

export interface ModelNotification {
  recipient: number;
  kind: string;
  notice: number | null;
  /** Null for notifications by jobs and about the end of a team. */
  actor: number | null;
  times: number;
}

/** Error code of a denied operation, or null. */
export type Denial = string | null;

/** The expected content of the database. Day 0 is the first day of a run. */
export class ModelState {
  day = 0;
  notices: ModelNotice[] = [];
  applications: ModelApplication[] = [];
  memberships: ModelMembership[] = [];
  departures: ModelDeparture[] = [];
  invitations: ModelInvitation[] = [];
  comments: { id: number; notice: number; author: number }[] = [];
  favourites: { notice: number; member: number }[] = [];
  notifications: ModelNotification[] = [];
  private steps = 0;

  constructor(readonly members: ModelMember[]) {}

  /** Returns the next position in the order of joining, departures and invitations. */
  protected next(): number {
    return (this.steps += 1);
  }

  notice(noticeId: number): ModelNotice {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) throw new Error(`no notice ${noticeId} in the model`);
    return notice;
  }

  /** Returns the notice if the member may see it. */
  visible(member: ModelMember, noticeId: number): ModelNotice | undefined {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) return undefined;
    const related =
      notice.owner === member.id || this.membershipOf(member.id, noticeId) || this.applicationOf(member.id, noticeId);
    return related || notice.school === member.school ? notice : undefined;
  }

  applicationOf(applicant: number, notice: number): ModelApplication | undefined {
    return this.applications.find((each) => each.applicant === applicant && each.notice === notice);
  }

  membershipOf(member: number, notice: number): ModelMembership | undefined {
    return this.memberships.find((each) => each.member === member && each.notice === notice);
  }

  protected departureOf(member: number, notice: number): ModelDeparture | undefined {
    return this.departures.find((each) => each.member === member && each.notice === notice);
  }

  protected deleteApplication(applicant: number, notice: number): void {
    this.applications = this.applications.filter((each) => each.applicant !== applicant || each.notice !== notice);
  }

  protected deleteMembership(member: number, notice: number): void {
    this.memberships = this.memberships.filter((each) => each.member !== member || each.notice !== notice);
  }

  protected deleteDeparture(member: number, notice: number): void {
    this.departures = this.departures.filter((each) => each.member !== member || each.notice !== notice);
  }

  /** Returns the seats of a team. The owner has none. */
  protected team(noticeId: number): ModelMembership[] {
    return this.memberships.filter((each) => each.notice === noticeId);
  }

  protected recruits({ open, deadline }: ModelNotice): boolean {
    return open && (deadline === null || deadline >= this.day);
  }

  protected isOver({ state }: ModelNotice): boolean {
    return state === 'DONE' || state === 'DISBANDED';
  }

  protected byRole({ kind, content }: Pick<ModelNotice, 'kind' | 'content'>): boolean {
    return kind === 'PROJECT' && content.FRONTEND + content.BACKEND > 0;
  }

  /**
   * Returns an error code if no seat is free, in total or for the role.
   * @param promised roles of further seats that open invitations reserve
   */
  protected full(notice: ModelNotice, role: ModelRole | null, promised: readonly (ModelRole | null)[] = []): Denial {
    const taken = [...this.team(notice.id).map((each) => each.role), ...promised];
    const ofRole = taken.filter((each) => each === role).length;
    const roleIsFull = role !== null && this.byRole(notice) && ofRole >= notice.content[role];
    if (!roleIsFull && taken.length < notice.content.recruitNumber) return null;
    return notice.kind === 'STUDY' ? 'NOTICE_FULL' : 'ROLE_FULL';
  }

  protected notifyOwner(noticeId: number, kind: string, actor: number): void {
    this.notify(this.notice(noticeId).owner, kind, noticeId, actor);
  }

  protected notifyTeam(noticeId: number, kind: string, actor: number): void {
    const members = this.team(noticeId).map(({ member }) => member);
    for (const member of [this.notice(noticeId).owner, ...members]) this.notify(member, kind, noticeId, actor);
  }

  protected askTeam(noticeId: number, kind: string): void {
    const members = this.team(noticeId).map(({ member }) => member);
    for (const member of [this.notice(noticeId).owner, ...members]) this.notifyByItself(member, kind, noticeId);
  }

  /** Notifies a related member, if they may still see the notice. */
  protected notifyRelated({ id, owner }: ModelNotice, member: number, kind: string): void {
    if (!this.sees(member, id)) return;
    this.notify(member, kind, kind === 'NOTICE_DELETED' ? null : id, owner);
  }

  /**
   * Adds a notification without an actor. Unlike `notify`, it never merges it with an earlier one.
   */
  protected notifyByItself(recipient: number, kind: string, notice: number): void {
    if (this.sees(recipient, notice)) this.notifications.push({ recipient, kind, notice, actor: null, times: 1 });
  }

  private sees(memberId: number, noticeId: number): boolean {
    const member = this.members.find(({ id }) => id === memberId);
    return member !== undefined && this.visible(member, noticeId) !== undefined;
  }

  protected notify(recipient: number, kind: string, notice: number | null, actor: number): void {
    if (recipient === actor) return;
    const same = this.notifications.find(
      (each) =>
        notice !== null &&
        each.recipient === recipient &&
        each.kind === kind &&
        each.notice === notice &&
        each.actor === actor,
    );
    if (same) same.times += 1;
    else this.notifications.push({ recipient, kind, notice, actor, times: 1 });
  }
}
