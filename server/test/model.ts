import type { ModelApplication, ModelMember, ModelRole, Refusal } from './model-state';
import { ModelTeams } from './model-teams';

export type {
  ModelApplication,
  ModelContent,
  ModelInvitation,
  ModelMember,
  ModelNotice,
  ModelRole,
  ModelTeamState,
  Refusal,
} from './model-state';

/** How an owner decides. */
export type ModelVerb = 'approve' | 'deny' | 'waitlist';

const DECIDED = { approve: 'APPROVED', deny: 'REJECTED', waitlist: 'WAITLISTED' } as const;

/**
 * The rules of rules.md as a small model, with which the results of random operations are compared. `may…` answers how an operation
 * ends, the verbs carry it out.
 */
export class Model extends ModelTeams {
  mayApply(member: ModelMember, noticeId: number, role: ModelRole | null): Refusal {
    const notice = this.visible(member, noticeId);
    if (!notice) return 'NOT_FOUND';
    if (notice.owner === member.id) return 'OWN_NOTICE';
    const before = this.applicationOf(member.id, noticeId);
    if (before && before.status !== 'LEFT' && before.status !== 'EXPIRED') return 'ALREADY_APPLIED';
    if (!this.recruits(notice)) return 'RECRUITMENT_CLOSED';
    if (role && this.byRole(notice) && notice.content[role] === 0) return 'ROLE_NOT_WANTED';
    return this.full(notice, role);
  }

  mayDecide(member: ModelMember, application: ModelApplication, verb: ModelVerb): Refusal {
    const refusal = this.mayManage(member, application.notice);
    if (refusal) return refusal;
    const undecided = ['PENDING', ...(verb === 'waitlist' ? [] : ['WAITLISTED'])];
    if (!undecided.includes(application.status)) return 'ALREADY_DECIDED';
    const notice = this.notice(application.notice);
    if (verb !== 'approve') return null;
    return this.isOver(notice) ? 'TEAM_OVER' : this.full(notice, application.role);
  }

  mayCancel(member: ModelMember, application: ModelApplication | undefined): Refusal {
    if (application?.applicant !== member.id) return 'NOT_FOUND';
    return ['PENDING', 'WAITLISTED', 'APPROVED'].includes(application.status) ? null : 'ALREADY_DECIDED';
  }

  mayUncomment(member: ModelMember, commentId: number): Refusal {
    const comment = this.comments.find(({ id }) => id === commentId);
    const notice = comment && this.visible(member, comment.notice);
    if (!comment || !notice) return 'NOT_FOUND';
    return comment.author === member.id || notice.owner === member.id ? null : 'FORBIDDEN';
  }

  apply(application: ModelApplication): void {
    this.replace(application);
    this.notifyOwner(application.notice, 'APPLICATION_RECEIVED', application.applicant);
  }

  cancel(application: ModelApplication): void {
    this.applications = this.applications.filter((each) => each !== application);
    this.notifyOwner(application.notice, 'APPLICATION_CANCELLED', application.applicant);
  }

  decide(application: ModelApplication, verb: ModelVerb): void {
    application.status = DECIDED[verb];
    if (verb === 'approve') application.since = this.next();
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
}
