import type { ModelApplication, ModelMember } from './model';
import type { Builder, Operation } from './operations';
import { type Action, type CreatedObjects, pick, type Step } from './steps';
import { GQL } from '../clients/graphql-operations';

type OnApplication = (objects: CreatedObjects, step: Step, member: ModelMember, one: ModelApplication) => Operation;

const onApplication =
  (build: OnApplication): Builder =>
  (objects, step, member) => {
    const one = pick(objects.applications, step.target);
    return one ? build(objects, step, member, one) : null;
  };

/**
 * Finds the application that a request means. REST identifies it by the applicant, who may have
 * applied again. GraphQL identifies it by its id.
 */
function named(
  { model }: CreatedObjects,
  { transport }: Pick<Step, 'transport'>,
  { id, notice }: ModelApplication,
  applicant: number,
): ModelApplication | undefined {
  if (transport === 'REST') return model.applicationOf(applicant, notice);
  return id === 0 ? undefined : model.applications.find((each) => each.id === id);
}

const VERBS = {
  approve: (id: number) => [GQL.approve, { id }],
  reject: (id: number) => [GQL.reject, { id }],
  waitlist: (id: number) => [GQL.waitlist, { input: { id } }],
} satisfies Record<Step['verb'], (id: number) => Operation['graphql']>;

const decide: OnApplication = (objects, step, member, one) => {
  const { verb } = step;
  const byRest = verb !== 'waitlist';
  const transport = byRest ? step.transport : 'GraphQL';
  const application = named(objects, { transport }, one, one.applicant);
  const hidden = transport === 'REST' ? objects.model.mayManage(member, one.notice) : null;
  const [base, name] = one.role ? ['projects', 'projectId'] : ['studies', 'studyId'];
  return {
    rest: byRest
      ? [
          'post',
          `/${base}/applications/${verb === 'reject' ? 'deny' : verb}`,
          { [name]: one.notice, memberId: one.applicant },
        ]
      : undefined,
    graphql: VERBS[verb](one.id),
    denial: hidden ?? (application ? objects.model.mayDecide(member, application, verb) : 'NOT_FOUND'),
    carryOut: () => application && objects.model.decide(application, verb),
    membershipChange: verb === 'approve' ? { notice: one.notice, member: one.applicant, enters: true } : undefined,
  };
};

const cancel: OnApplication = (objects, step, member, one) => {
  const application = named(objects, step, one, member.id);
  return {
    rest: ['delete', `/${one.role ? 'projects' : 'studies'}/${one.notice}/applications`],
    graphql: [GQL.cancel, { id: one.id }],
    denial: objects.model.mayCancel(member, application),
    carryOut: () => application && objects.model.cancel(application),
    membershipChange: { notice: one.notice, member: member.id, enters: false },
  };
};

const leave: OnApplication = ({ model }, _step, member, { notice }) => ({
  graphql: [GQL.leaveTeam, { input: { teamId: notice } }],
  denial: model.mayLeave(member, notice),
  carryOut: () => model.leave(member, notice),
  membershipChange: { notice, member: member.id, enters: false },
});

const remove: OnApplication = ({ model }, _step, member, { notice, applicant }) => ({
  graphql: [GQL.removeTeamMember, { input: { teamId: notice, memberId: applicant, reason: '약속' } }],
  denial: model.mayManageMember(member, notice, applicant),
  carryOut: () => model.remove(applicant, notice),
  membershipChange: { notice, member: applicant, enters: false },
});

const handOver: OnApplication = ({ model }, _step, member, { notice, applicant }) => ({
  graphql: [GQL.handOverTeam, { input: { teamId: notice, memberId: applicant } }],
  denial: model.mayManageMember(member, notice, applicant),
  carryOut: () => {
    const membership = model.membershipOf(applicant, notice);
    if (membership) model.handOver(membership);
  },
  handsOver: notice,
});

const advance: Builder = ({ model, notices }, { target, state }, member) => {
  const notice = pick(notices, target);
  if (!notice) return null;
  return {
    graphql: [GQL.moveTeam, { input: { teamId: notice.id, state } }],
    denial: model.mayAdvance(member, notice.id, state),
    carryOut: () => model.advance(notice.id, state),
  };
};

const invite: Builder = ({ model, notices, invitations }, { target, role }, member) => {
  const notice = pick(notices, target);
  if (!notice) return null;
  const of = { notice: notice.id, role: model.roleAt(notice, role) };
  const invitation = { id: 0, token: '', ...of, created: model.day, order: 0 };
  return {
    graphql: [GQL.createTeamInvitation, { input: { teamId: notice.id, role } }],
    denial: model.mayInvite(member, notice.id, role),
    record: (created) => invitations.push(Object.assign(invitation, created)),
    carryOut: () => model.invite(invitation),
  };
};

const revoke: Builder = ({ model, invitations }, { target }, member) => {
  const invitation = pick(invitations, target);
  if (!invitation) return null;
  return {
    graphql: [GQL.revokeTeamInvitation, { id: invitation.id }],
    denial: model.mayRevoke(member, invitation),
    carryOut: () => model.revoke(invitation),
  };
};

const join: Builder = ({ model, invitations, applications }, { target }, member) => {
  const invitation = pick(invitations, target);
  if (!invitation) return null;
  const { notice, role } = invitation;
  return {
    graphql: [GQL.joinTeam, { token: invitation.token }],
    denial: model.mayJoin(member, invitation),
    record: () => applications.push({ id: 0, notice, applicant: member.id, role, status: 'APPROVED', sent: model.day }),
    carryOut: () => model.join({ notice, member: member.id, role }, invitation),
    membershipChange: { notice, member: member.id, enters: true },
  };
};

/** Operations on applications and teams. */
export const TEAM_OPERATIONS = {
  decide: onApplication(decide),
  cancel: onApplication(cancel),
  leave: onApplication(leave),
  remove: onApplication(remove),
  handOver: onApplication(handOver),
  advance,
  invite,
  revoke,
  join,
} satisfies Partial<Record<Action, Builder>>;
