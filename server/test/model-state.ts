/** The rows of the model, and what the rules of all parts of it ask of them. */

export interface ModelMember {
  id: number;
  school: string;
}

/** How far a team is. */
export type ModelTeamState = 'ACTIVE' | 'DONE' | 'DISBANDED';

export interface ModelNotice {
  id: number;
  kind: 'PROJECT' | 'STUDY';
  owner: number;
  school: string;
  /** Whether it is not closed. Whether it recruits depends on the deadline as well. */
  open: boolean;
  /** The last day of recruiting; null for none. */
  deadline: number | null;
  /** The day on which it was closed; null while it is open. */
  closed: number | null;
  state: ModelTeamState;
  /** Since when the owner is in the team, as in {@link ModelPlace.since}; not set for who posted the notice. */
  ownerSince?: number;
  content: ModelContent;
}

/** Headcounts; a study has no roles. */
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
  /** The day on which it was sent. */
  sent: number;
}

/** The seat of a member in a team. The owner takes none. */
export interface ModelPlace {
  notice: number;
  member: number;
  role: ModelRole | null;
  /** The order in which members joined; not set for who posted the notice, and has been there for longest. */
  since?: number;
}

/** The end of a membership. */
export interface ModelDeparture {
  notice: number;
  member: number;
  kind: 'LEFT' | 'REMOVED';
  /** When it was, in the order of departures and links. */
  order: number;
}

/** A link by which one person joins a team. */
export interface ModelInvitation {
  id: number;
  token: string;
  notice: number;
  role: ModelRole | null;
  /** The day on which it was created. */
  created: number;
  /** When it was created, in the order of departures and links. */
  order: number;
}

export interface ModelNotification {
  recipient: number;
  kind: string;
  notice: number | null;
  /** Null for what the service does by itself. */
  actor: number | null;
  times: number;
}

/** The code of a refusal; null when there is none. */
export type Refusal = string | null;

/** The expected content of the database. Days are counted from the first one of a run. */
export class ModelState {
  day = 0;
  notices: ModelNotice[] = [];
  applications: ModelApplication[] = [];
  places: ModelPlace[] = [];
  departures: ModelDeparture[] = [];
  invitations: ModelInvitation[] = [];
  comments: { id: number; notice: number; author: number }[] = [];
  favourites: { notice: number; member: number }[] = [];
  notifications: ModelNotification[] = [];
  private steps = 0;

  constructor(readonly members: ModelMember[]) {}

  /** The next number in the order of what members do. */
  protected next(): number {
    return (this.steps += 1);
  }

  notice(noticeId: number): ModelNotice {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) throw new Error(`no notice ${noticeId} in the model`);
    return notice;
  }

  /** The notice, if the member sees it. */
  visible(member: ModelMember, noticeId: number): ModelNotice | undefined {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) return undefined;
    const related =
      notice.owner === member.id || this.placeOf(member.id, noticeId) || this.applicationOf(member.id, noticeId);
    return related || notice.school === member.school ? notice : undefined;
  }

  applicationOf(applicant: number, notice: number): ModelApplication | undefined {
    return this.applications.find((each) => each.applicant === applicant && each.notice === notice);
  }

  placeOf(member: number, notice: number): ModelPlace | undefined {
    return this.places.find((each) => each.member === member && each.notice === notice);
  }

  protected departureOf(member: number, notice: number): ModelDeparture | undefined {
    return this.departures.find((each) => each.member === member && each.notice === notice);
  }

  protected deleteApplication(applicant: number, notice: number): void {
    this.applications = this.applications.filter((each) => each.applicant !== applicant || each.notice !== notice);
  }

  protected deletePlace(member: number, notice: number): void {
    this.places = this.places.filter((each) => each.member !== member || each.notice !== notice);
  }

  protected deleteDeparture(member: number, notice: number): void {
    this.departures = this.departures.filter((each) => each.member !== member || each.notice !== notice);
  }

  /** The members of a team besides its owner. */
  protected team(noticeId: number): ModelPlace[] {
    return this.places.filter((each) => each.notice === noticeId);
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
   * Refuses to take a seat where none is free, in all or for the role.
   * @param promised roles for which seats are taken besides those of the members
   */
  protected full(notice: ModelNotice, role: ModelRole | null, promised: readonly (ModelRole | null)[] = []): Refusal {
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

  /** Notifies a member who still sees the notice. */
  protected notifyFollower({ id, owner }: ModelNotice, follower: number, kind: string): void {
    if (!this.sees(follower, id)) return;
    this.notify(follower, kind, kind === 'NOTICE_DELETED' ? null : id, owner);
  }

  /** Notifies of what the service does by itself: each time by a notification of its own. */
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
