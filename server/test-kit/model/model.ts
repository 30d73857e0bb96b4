import type { ModelApplication, ModelMember, ModelRole, Denial } from './state';
import { ModelTeams } from './teams';

export type {
  ModelApplication,
  ModelContent,
  ModelInvitation,
  ModelMember,
  ModelNotice,
  ModelRole,
  ModelTeamState,
  Denial,
} from './state';

/** Decision of an owner. */
export type ModelVerb = 'approve' | 'reject' | 'waitlist';

const DECIDED = { approve: 'APPROVED', reject: 'REJECTED', waitlist: 'WAITLISTED' } as const;

/**
 * A small model of the rules (docs/rules/). Tests compare it with the outcomes of random
 * operations. `may…` returns the expected error code or null, the other methods change the model.
 */
export class Model extends ModelTeams {
  mayApply(member: ModelMember, noticeId: number, role: ModelRole | null): Denial {
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    if (notice.owner === member.id) return 'OWN_NOTICE';
    if (this.hasApplied(member.id, noticeId)) return 'ALREADY_APPLIED';
    if (!this.recruits(notice)) return 'RECRUITMENT_CLOSED';
    if (role && this.byRole(notice) && notice.content[role] === 0) return 'ROLE_NOT_WANTED';
    return this.full(notice, role);
  }

  /**
   * Returns true if the member cannot apply again. They can after leaving, and after their
   * application expired.
   */
  private hasApplied(member: number, notice: number): boolean {
    const status = this.applicationOf(member, notice)?.status ?? 'EXPIRED';
    const wasRemoved = this.departureOf(member, notice)?.kind === 'REMOVED';
    return !['APPROVED', 'EXPIRED'].includes(status) || this.membershipOf(member, notice) !== undefined || wasRemoved;
  }

  mayDecide(member: ModelMember, application: ModelApplication, verb: ModelVerb): Denial {
    const denial = this.mayManage(member, application.notice);
    if (denial) return denial;
    const undecided = ['PENDING', ...(verb === 'waitlist' ? [] : ['WAITLISTED'])];
    if (!undecided.includes(application.status)) return 'ALREADY_DECIDED';
    const notice = this.notice(application.notice);
    if (verb !== 'approve') return null;
    return this.isOver(notice) ? 'TEAM_OVER' : this.full(notice, application.role);
  }

  mayCancel(member: ModelMember, application: ModelApplication | undefined): Denial {
    if (application?.applicant !== member.id) return 'NOT_FOUND';
    if (this.membershipOf(member.id, application.notice)) return null;
    return ['PENDING', 'WAITLISTED'].includes(application.status) ? null : 'ALREADY_DECIDED';
  }

  mayUncomment(member: ModelMember, commentId: number): Denial {
    const comment = this.comments.find(({ id }) => id === commentId);
    const notice = comment && this.visible(member, comment.notice);
    if (!comment || !notice) return 'NOT_FOUND';
    return comment.author === member.id || notice.owner === member.id ? null : 'FORBIDDEN';
  }

  apply(application: ModelApplication): void {
    const { applicant, notice } = application;
    this.deleteApplication(applicant, notice);
    this.deleteDeparture(applicant, notice);
    this.applications.push(application);
    this.notifyOwner(notice, 'APPLICATION_RECEIVED', applicant);
  }

  cancel(application: ModelApplication): void {
    this.applications = this.applications.filter((each) => each !== application);
    this.deleteMembership(application.applicant, application.notice);
    this.notifyOwner(application.notice, 'APPLICATION_CANCELLED', application.applicant);
  }

  decide(application: ModelApplication, verb: ModelVerb): void {
    application.status = DECIDED[verb];
    const { applicant: member, notice, role } = application;
    if (verb === 'approve') this.memberships.push({ notice, member, role, since: this.next() });
    const { owner, id } = this.notice(notice);
    this.notify(application.applicant, `APPLICATION_${application.status}`, id, owner);
  }

  comment(comment: { id: number; notice: number; author: number }): void {
    this.comments.push(comment);
    this.notifyOwner(comment.notice, 'COMMENT_ADDED', comment.author);
  }

  deleteComment(commentId: number): void {
    this.comments = this.comments.filter(({ id }) => id !== commentId);
  }

  setFavourite(member: number, notice: number, liked: boolean): void {
    this.favourites = this.favourites.filter((each) => each.member !== member || each.notice !== notice);
    if (liked) this.favourites.push({ member, notice });
  }
}
