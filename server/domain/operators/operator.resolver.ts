import { addMutation } from '../../selection/schema-fields';
import { AppointModeratorInput, DismissModeratorInput, UpdateSchoolOperatorInput } from './operator.inputs';
import { appointModerator, dismissModerator } from './operator.service';
import { schoolOfPayload } from './operator.type';
import { updateSchoolOperator } from './school-operator.service';

addMutation('appointModerator', {
  description: 'Appoints a member as a moderator of their school (학교 운영자). Requires an operator.',
  input: { type: AppointModeratorInput, description: 'The member.' },
  payload: { school: schoolOfPayload },
  run: async (ctx, { schoolId, member }) => ({ schoolKey: await appointModerator(ctx, schoolId, member) }),
});

addMutation('dismissModerator', {
  description: 'Ends the role of a moderator (학교 운영자). Requires an operator.',
  input: { type: DismissModeratorInput, description: 'The moderator.' },
  payload: { school: schoolOfPayload },
  run: async (ctx, { memberId }) => ({ schoolKey: await dismissModerator(ctx, memberId) }),
});

addMutation('updateSchoolOperator', {
  description:
    'Sets the operator (운영자) of a school and its additional texts in the terms and the privacy notice. Requires an operator of the service.',
  input: { type: UpdateSchoolOperatorInput, description: 'The operator of the school.' },
  payload: { school: schoolOfPayload },
  run: async (ctx, input) => ({ schoolKey: await updateSchoolOperator(ctx, input) }),
});
