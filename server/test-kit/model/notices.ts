import { type ModelContent, type ModelMember, type ModelNotice, ModelState, type Denial } from './state';

/** Owners may reopen a closed notice within this number of days. */
const REOPENING_DAYS = 30;

/** Days until an application expires: five to decide, three whole days after them. */
const EXPIRY_DAYS = 9;

/** Part of the model about notices and their schedule. */
export class ModelNotices extends ModelState {
  maySee(member: ModelMember, noticeId: number): Denial {
    return this.visible(member, noticeId) ? null : 'NOT_FOUND';
  }

  mayManage(member: ModelMember, noticeId: number): Denial {
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    return notice.owner === member.id ? null : 'FORBIDDEN';
  }

  /** @param deadline undefined if the edit does not change it */
  mayEdit(member: ModelMember, noticeId: number, content: ModelContent, deadline?: number | null): Denial {
    const denial = this.mayManage(member, noticeId);
    if (denial) return denial;
    const notice = this.notice(noticeId);
    const moves = deadline !== undefined && deadline !== notice.deadline;
    const team = this.team(noticeId);
    const approved = (role: 'FRONTEND' | 'BACKEND'): number => team.filter((each) => each.role === role).length;
    const tooFew =
      content.recruitNumber < team.length ||
      (this.byRole({ ...notice, content }) &&
        (content.FRONTEND < approved('FRONTEND') || content.BACKEND < approved('BACKEND')));
    return tooFew || (moves && !this.recruits(notice)) ? 'VALIDATION_FAILED' : null;
  }

  edit(noticeId: number, content: ModelContent, deadline?: number | null): void {
    const notice = this.notice(noticeId);
    notice.content = content;
    if (deadline !== undefined) notice.deadline = deadline;
  }

  mayClose(member: ModelMember, noticeId: number): Denial {
    return this.mayManage(member, noticeId) ?? (this.recruits(this.notice(noticeId)) ? null : 'ALREADY_CLOSED');
  }

  close(noticeId: number): void {
    const notice = this.notice(noticeId);
    notice.open = false;
    notice.closed = this.day;
    this.notifyRelatedMembers(notice, 'NOTICE_CLOSED');
  }

  mayReopen(member: ModelMember, noticeId: number): Denial {
    const denial = this.mayManage(member, noticeId);
    if (denial) return denial;
    const notice = this.notice(noticeId);
    if (this.recruits(notice)) return 'STILL_RECRUITING';
    if (this.isOver(notice)) return 'TEAM_OVER';
    const ended = notice.closed ?? (notice.deadline ?? 0) + 1;
    if (this.day - ended >= REOPENING_DAYS) return 'REOPENING_TOO_LATE';
    const roles = notice.kind === 'PROJECT' ? (['FRONTEND', 'BACKEND'] as const) : [null];
    return roles.every((role) => this.full(notice, role)) ? 'NOTICE_FULL' : null;
  }

  reopen(noticeId: number, deadline: number | null): void {
    const notice = this.notice(noticeId);
    Object.assign(notice, { open: true, closed: null, deadline });
    for (const { member } of this.favourites.filter((each) => each.notice === noticeId)) {
      if (this.applicationOf(member, noticeId)?.status !== 'REJECTED')
        this.notifyRelated(notice, member, 'NOTICE_REOPENED');
    }
  }

  delete(noticeId: number): void {
    const isOther = (each: { notice: number | null }): boolean => each.notice !== noticeId;
    this.notifyRelatedMembers(this.notice(noticeId), 'NOTICE_DELETED');
    this.notices = this.notices.filter(({ id }) => id !== noticeId);
    this.applications = this.applications.filter(isOther);
    this.memberships = this.memberships.filter(isOther);
    this.departures = this.departures.filter(isOther);
    this.invitations = this.invitations.filter(isOther);
    this.comments = this.comments.filter(isOther);
    this.favourites = this.favourites.filter(isOther);
    this.notifications = this.notifications.filter(isOther);
  }

  /** Performs the due jobs: closes notices after their deadline and expires applications. */
  runJobs(): void {
    for (const notice of this.notices) {
      if (notice.open && !this.recruits(notice)) this.closeByDeadline(notice);
      this.expire(notice);
    }
  }

  private closeByDeadline(notice: ModelNotice): void {
    notice.open = false;
    notice.closed = this.day;
    const fans = this.favourites.filter((each) => each.notice === notice.id).map(({ member }) => member);
    for (const member of new Set([notice.owner, ...fans])) this.notifyByItself(member, 'NOTICE_EXPIRED', notice.id);
  }

  private expire({ id, owner }: ModelNotice): void {
    const expired = this.applications.filter(
      ({ notice, status, sent }) => notice === id && status === 'PENDING' && this.day >= sent + EXPIRY_DAYS,
    );
    for (const application of expired) application.status = 'EXPIRED';
    if (expired.length === 0) return;
    for (const member of [owner, ...expired.map(({ applicant }) => applicant)])
      this.notifyByItself(member, 'APPLICATION_EXPIRED', id);
  }

  private notifyRelatedMembers(notice: ModelNotice, kind: 'NOTICE_CLOSED' | 'NOTICE_DELETED'): void {
    const applicants = this.applications.filter((each) => each.notice === notice.id).map((each) => each.applicant);
    const fans = this.favourites.filter((each) => each.notice === notice.id).map((each) => each.member);
    const members = this.team(notice.id).map((each) => each.member);
    for (const member of new Set([...applicants, ...members, ...fans])) this.notifyRelated(notice, member, kind);
  }
}
