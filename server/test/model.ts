/** The rules of rules.md as a small model, with which the results of random operations are compared. */

export interface ModelMember {
  id: number;
  school: string;
}

export interface ModelNotice {
  id: number;
  kind: 'PROJECT' | 'STUDY';
  owner: number;
  school: string;
  recruiting: boolean;
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
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
}

interface ModelNotification {
  recipient: number;
  kind: string;
  notice: number | null;
  actor: number;
  times: number;
}

/** The code of a refusal; null when there is none. */
export type Refusal = string | null;

/** The expected content of the database. `may…` answers how an operation ends, the verbs carry it out. */
export class Model {
  notices: ModelNotice[] = [];
  applications: ModelApplication[] = [];
  comments: { id: number; notice: number; author: number }[] = [];
  favourites: { notice: number; member: number }[] = [];
  notifications: ModelNotification[] = [];

  constructor(readonly members: ModelMember[]) {}

  /** The notice, if the member sees it. */
  visible(member: ModelMember, noticeId: number): ModelNotice | undefined {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) return undefined;
    const related = notice.owner === member.id || this.applicationOf(member.id, noticeId);
    return related || notice.school === member.school ? notice : undefined;
  }

  applicationOf(applicant: number, notice: number): ModelApplication | undefined {
    return this.applications.find((each) => each.applicant === applicant && each.notice === notice);
  }

  maySee(member: ModelMember, noticeId: number): Refusal {
    return this.visible(member, noticeId) ? null : 'NOT_FOUND';
  }

  mayManage(member: ModelMember, noticeId: number): Refusal {
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    return notice.owner === member.id ? null : 'FORBIDDEN';
  }

  mayEdit(member: ModelMember, noticeId: number, content: ModelContent): Refusal {
    const refusal = this.mayManage(member, noticeId);
    if (refusal) return refusal;
    const { kind } = this.notice(noticeId);
    const approved = (role?: ModelRole): number => this.approved(noticeId, role);
    const byRole = kind === 'PROJECT' && content.FRONTEND + content.BACKEND > 0;
    const tooFew =
      content.recruitNumber < approved() ||
      (byRole && (content.FRONTEND < approved('FRONTEND') || content.BACKEND < approved('BACKEND')));
    return tooFew ? 'VALIDATION_FAILED' : null;
  }

  mayClose(member: ModelMember, noticeId: number): Refusal {
    return this.mayManage(member, noticeId) ?? (this.notice(noticeId).recruiting ? null : 'ALREADY_CLOSED');
  }

  mayApply(member: ModelMember, noticeId: number, role: ModelRole | null): Refusal {
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    if (notice.owner === member.id) return 'OWN_NOTICE';
    if (this.applicationOf(member.id, noticeId)) return 'ALREADY_APPLIED';
    if (!notice.recruiting) return 'RECRUITMENT_CLOSED';
    return role && this.byRole(notice) && notice.content[role] === 0 ? 'ROLE_NOT_WANTED' : null;
  }

  mayDecide(member: ModelMember, application: ModelApplication, verb: 'approve' | 'deny'): Refusal {
    const refusal = this.mayManage(member, application.notice);
    if (refusal) return refusal;
    if (application.status !== 'PENDING') return 'ALREADY_DECIDED';
    return verb === 'approve' ? this.full(this.notice(application.notice), application.role) : null;
  }

  mayCancel(member: ModelMember, application: ModelApplication | undefined): Refusal {
    if (application?.applicant !== member.id) return 'NOT_FOUND';
    return application.status === 'REJECTED' ? 'ALREADY_DECIDED' : null;
  }

  mayUncomment(member: ModelMember, commentId: number): Refusal {
    const comment = this.comments.find(({ id }) => id === commentId);
    const notice = comment && this.visible(member, comment.notice);
    if (!comment || !notice) return 'NOT_FOUND';
    return comment.author === member.id || notice.owner === member.id ? null : 'FORBIDDEN';
  }

  private full(notice: ModelNotice, role: ModelRole | null): Refusal {
    const taken = this.approved(notice.id);
    if (notice.kind === 'STUDY') return taken >= notice.content.recruitNumber ? 'NOTICE_FULL' : null;
    const full =
      this.byRole(notice) && role
        ? this.approved(notice.id, role) >= notice.content[role]
        : taken >= notice.content.recruitNumber;
    return full ? 'ROLE_FULL' : null;
  }

  close(noticeId: number): void {
    const notice = this.notice(noticeId);
    notice.recruiting = false;
    this.notifyFollowers(notice, 'NOTICE_CLOSED');
  }

  delete(noticeId: number): void {
    const belongsTo = (each: { notice: number | null }): boolean => each.notice === noticeId;
    this.notifyFollowers(this.notice(noticeId), 'NOTICE_DELETED');
    this.notices = this.notices.filter(({ id }) => id !== noticeId);
    this.applications = this.applications.filter((each) => !belongsTo(each));
    this.comments = this.comments.filter((each) => !belongsTo(each));
    this.favourites = this.favourites.filter((each) => !belongsTo(each));
    this.notifications = this.notifications.filter((each) => !belongsTo(each));
  }

  apply(application: ModelApplication): ModelApplication {
    this.applications.push(application);
    this.notifyOwner(application.notice, 'APPLICATION_RECEIVED', application.applicant);
    return application;
  }

  cancel(application: ModelApplication): void {
    this.applications = this.applications.filter((each) => each !== application);
    this.notifyOwner(application.notice, 'APPLICATION_CANCELLED', application.applicant);
  }

  decide(application: ModelApplication, verb: 'approve' | 'deny'): void {
    application.status = verb === 'approve' ? 'APPROVED' : 'REJECTED';
    const { owner, id } = this.notice(application.notice);
    this.notify(application.applicant, `APPLICATION_${application.status}`, id, owner);
  }

  comment(comment: { id: number; notice: number; author: number }): void {
    this.comments.push(comment);
    this.notifyOwner(comment.notice, 'COMMENT_ADDED', comment.author);
  }

  uncomment(commentId: number): void {
    this.comments = this.comments.filter(({ id }) => id !== commentId);
  }

  favour(member: number, notice: number, liked: boolean): void {
    this.favourites = this.favourites.filter((each) => each.member !== member || each.notice !== notice);
    if (liked) this.favourites.push({ member, notice });
  }

  notice(noticeId: number): ModelNotice {
    const notice = this.notices.find(({ id }) => id === noticeId);
    if (!notice) throw new Error(`no notice ${noticeId} in the model`);
    return notice;
  }

  private byRole({ kind, content }: ModelNotice): boolean {
    return kind === 'PROJECT' && content.FRONTEND + content.BACKEND > 0;
  }

  private approved(notice: number, role?: ModelRole): number {
    const approved = this.applications.filter((each) => each.notice === notice && each.status === 'APPROVED');
    return approved.filter((each) => role === undefined || each.role === role).length;
  }

  private notifyOwner(noticeId: number, kind: string, actor: number): void {
    this.notify(this.notice(noticeId).owner, kind, noticeId, actor);
  }

  private notifyFollowers({ id, owner }: ModelNotice, kind: 'NOTICE_CLOSED' | 'NOTICE_DELETED'): void {
    const applicants = this.applications.filter((each) => each.notice === id).map((each) => each.applicant);
    const fans = this.favourites.filter((each) => each.notice === id).map((each) => each.member);
    const noticeId = kind === 'NOTICE_DELETED' ? null : id;
    for (const follower of new Set([...applicants, ...fans])) {
      const member = this.members.find((each) => each.id === follower);
      if (member && this.visible(member, id)) this.notify(follower, kind, noticeId, owner);
    }
  }

  private notify(recipient: number, kind: string, notice: number | null, actor: number): void {
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
