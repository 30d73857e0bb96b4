import type { ModelApplication, ModelMember } from './model';
import type { Builder, Operation } from './model-operations';
import { type Act, type Made, pick, type Step } from './model-steps';
import { GQL } from './operations';

type OnApplication = (made: Made, step: Step, member: ModelMember, one: ModelApplication) => Operation;

const onApplication =
  (build: OnApplication): Builder =>
  (made, step, member) => {
    const one = pick(made.applications, step.target);
    return one ? build(made, step, member, one) : null;
  };

/**
 * Finds the application that a request means. REST identifies it by the applicant, who may have
 * applied again. GraphQL identifies it by its id.
 */
function named(
  { model }: Made,
  { transport }: Pick<Step, 'transport'>,
  { id, notice }: ModelApplication,
  applicant: number,
): ModelApplication | undefined {
  if (transport === 'REST') return model.applicationOf(applicant, notice);
  return id === 0 ? undefined : model.applications.find((each) => each.id === id);
}

const VERBS = {
  approve: (id: number) => [GQL.approve, { id }],
  deny: (id: number) => [GQL.reject, { id }],
  waitlist: (id: number) => [GQL.waitlist, { input: { id } }],
} satisfies Record<Step['verb'], (id: number) => Operation['graphql']>;

const decide: OnApplication = (made, step, member, one) => {
  const { verb } = step;
  const byRest = verb !== 'waitlist';
  const transport = byRest ? step.transport : 'GraphQL';
  const application = named(made, { transport }, one, one.applicant);
  const hidden = transport === 'REST' ? made.model.mayManage(member, one.notice) : null;
  const [base, name] = one.role ? ['projects', 'projectId'] : ['studies', 'studyId'];
  return {
    rest: byRest
      ? ['post', `/${base}/applications/${verb}`, { [name]: one.notice, memberId: one.applicant }]
      : undefined,
    graphql: VERBS[verb](one.id),
    refusal: hidden ?? (application ? made.model.mayDecide(member, application, verb) : 'NOT_FOUND'),
    carryOut: () => application && made.model.decide(application, verb),
    passage: verb === 'approve' ? { notice: one.notice, member: one.applicant, enters: true } : undefined,
  };
};

const cancel: OnApplication = (made, step, member, one) => {
  const application = named(made, step, one, member.id);
  return {
    rest: ['delete', `/${one.role ? 'projects' : 'studies'}/${one.notice}/applications`],
    graphql: [GQL.cancel, { id: one.id }],
    refusal: made.model.mayCancel(member, application),
    carryOut: () => application && made.model.cancel(application),
    passage: { notice: one.notice, member: member.id, enters: false },
  };
};

const leave: OnApplication = ({ model }, _step, member, { notice }) => ({
  graphql: [GQL.leaveTeam, { input: { teamId: notice } }],
  refusal: model.mayLeave(member, notice),
  carryOut: () => model.leave(member, notice),
  passage: { notice, member: member.id, enters: false },
});

const remove: OnApplication = ({ model }, _step, member, { notice, applicant }) => ({
  graphql: [GQL.removeTeamMember, { input: { teamId: notice, memberId: applicant, reason: '약속' } }],
  refusal: model.mayManageMember(member, notice, applicant),
  carryOut: () => model.remove(applicant, notice),
  passage: { notice, member: applicant, enters: false },
});

const handOver: OnApplication = ({ model }, _step, member, { notice, applicant }) => ({
  graphql: [GQL.handOverTeam, { input: { teamId: notice, memberId: applicant } }],
  refusal: model.mayManageMember(member, notice, applicant),
  carryOut: () => {
    const place = model.placeOf(applicant, notice);
    if (place) model.handOver(place);
  },
  handsOver: notice,
});

const advance: Builder = ({ model, notices }, { target, state }, member) => {
  const notice = pick(notices, target);
  if (!notice) return null;
  return {
    graphql: [GQL.moveTeam, { input: { teamId: notice.id, state } }],
    refusal: model.mayAdvance(member, notice.id, state),
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
    refusal: model.mayInvite(member, notice.id, role),
    record: (created) => invitations.push(Object.assign(invitation, created)),
    carryOut: () => model.invite(invitation),
  };
};

const revoke: Builder = ({ model, invitations }, { target }, member) => {
  const invitation = pick(invitations, target);
  if (!invitation) return null;
  return {
    graphql: [GQL.revokeTeamInvitation, { id: invitation.id }],
    refusal: model.mayRevoke(member, invitation),
    carryOut: () => model.revoke(invitation),
  };
};

const join: Builder = ({ model, invitations, applications }, { target }, member) => {
  const invitation = pick(invitations, target);
  if (!invitation) return null;
  const { notice, role } = invitation;
  return {
    graphql: [GQL.joinTeam, { token: invitation.token }],
    refusal: model.mayJoin(member, invitation),
    record: () => applications.push({ id: 0, notice, applicant: member.id, role, status: 'APPROVED', sent: model.day }),
    carryOut: () => model.join({ notice, member: member.id, role }, invitation),
    passage: { notice, member: member.id, enters: true },
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
} satisfies Partial<Record<Act, Builder>>;
