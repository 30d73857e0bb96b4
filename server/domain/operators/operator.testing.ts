import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildMember, makeOperator } from '../../test-kit/factories/factories';
import { ACTORS, type Denials, VISITORS } from '../../test-kit/races/denials';
import { graphql } from '../../test-kit/races/races';
import type { TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';

/** Operations of the module. */
export const OPERATOR_GQL = {
  appoint: `mutation ($input: AppointModeratorInput!) {
    appointModerator(input: $input) { school { id moderators { id nickName } } }
  }`,
  dismiss: `mutation ($memberId: ID!) {
    dismissModerator(input: { memberId: $memberId }) { school { id moderators { id nickName } } }
  }`,
  updateSchoolOperator: `mutation ($input: UpdateSchoolOperatorInput!) {
    updateSchoolOperator(input: $input) { school { id ownOperator { name contact termsText privacyText changedAt } } }
  }`,
};

/** Values of a school with an operator of its own. */
export const OWN_OPERATOR = {
  name: '한빛대학교 학생지원팀',
  contact: 'team@hanbit.example',
  termsText: '동아리 방은 **밤 10시**까지 열려요.',
  privacyText: '- 서버는 학교 전산실에 있어요.',
};

const OPERATORS: Denials = { ...Object.fromEntries(ACTORS.map((actor) => [actor, 'FORBIDDEN'])), ...VISITORS };

/** Returns the id of a school in GraphQL. */
export const toSchoolId = (schoolKey: string): string => Buffer.from(`school:${schoolKey}`).toString('base64url');

/** Creates an operator from another school and logs them in. */
export async function logInOperator(app: TestApp): Promise<TestClient> {
  return app.as(await makeOperator(app.em(), await buildMember(app.em(), { university: '두빛대학교' })));
}

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'appointing a moderator',
      query: `mutation ($input: AppointModeratorInput!) { appointModerator(input: $input) { school { id } } }`,
      valid: { schoolId: toSchoolId('한빛대학교'), member: '민지' },
      texts: { member: BOUNDS.nickName },
      numbers: {},
    },
    {
      name: 'the operator of a school',
      query: `mutation ($input: UpdateSchoolOperatorInput!) { updateSchoolOperator(input: $input) { school { id } } }`,
      valid: { schoolId: toSchoolId('한빛대학교'), ...OWN_OPERATOR },
      texts: {
        name: BOUNDS.operatorName,
        contact: BOUNDS.operatorContact,
        termsText: BOUNDS.operatorText,
        privacyText: BOUNDS.operatorText,
      },
      numbers: {},
    },
  ],
  backupRows: async (app) => {
    const { loginId, schoolKey } = await buildMember(app.em());
    const operator = await logInOperator(app);
    const schoolId = toSchoolId(schoolKey);
    await operator.data(OPERATOR_GQL.appoint, { input: { schoolId, member: loginId } });
    await operator.data(OPERATOR_GQL.updateSchoolOperator, { input: { schoolId, ...OWN_OPERATOR } });
  },
  withdrawal: {
    'appointment.actor_id': 'kept',
    'appointment.member_id': 'kept',
    'school_operator.actor_id': 'kept',
  },
  writes: {
    appointModerator: {
      denials: OPERATORS,
      notRaced: 'it writes one row of a member, and locks no other',
      start: async ({ moderator, newcomer }, app) => {
        await makeOperator(app.em(), moderator.member);
        const { loginId, schoolKey } = newcomer.member;
        const input = { schoolId: toSchoolId(schoolKey), member: loginId };
        return graphql(moderator.client, OPERATOR_GQL.appoint, { input });
      },
    },
    dismissModerator: {
      denials: OPERATORS,
      notRaced: 'it is appointModerator with another value',
      start: async ({ moderator }, app) => {
        await makeOperator(app.em(), moderator.member);
        return graphql(moderator.client, OPERATOR_GQL.dismiss, { memberId: moderator.member.id });
      },
    },
    updateSchoolOperator: {
      denials: OPERATORS,
      notRaced: 'it adds one row, and locks no other',
      start: async ({ moderator, newcomer }, app) => {
        await makeOperator(app.em(), moderator.member);
        const input = { schoolId: toSchoolId(newcomer.member.schoolKey), ...OWN_OPERATOR };
        return graphql(moderator.client, OPERATOR_GQL.updateSchoolOperator, { input });
      },
    },
  },
});
