import { addMutation } from '../../../selection/schema-fields';
import { hideContent, restoreContent, suspendMember } from './ruling.service';
import { HideContentInput, RestoreContentInput, SuspendMemberInput } from '../moderation.inputs';
import { caseOfPayload } from '../moderation.type';

addMutation('hideContent', {
  description: 'Hides the reported content (숨기기). Requires a moderator of the school. The author is notified.',
  input: { type: HideContentInput, description: 'The ruling.' },
  payload: { case: caseOfPayload },
  run: async (ctx, { caseId, reason }) => {
    await hideContent(ctx, { caseId, reason });
    return { caseId };
  },
});

addMutation('restoreContent', {
  description:
    'Shows the reported content again (복원) and ends a suspension of this case. Requires a moderator of the school. Afterwards only a moderator can hide it.',
  input: { type: RestoreContentInput, description: 'The ruling.' },
  payload: { case: caseOfPayload },
  run: async (ctx, { caseId, reason }) => {
    await restoreContent(ctx, { caseId, reason });
    return { caseId };
  },
});

addMutation('suspendMember', {
  description:
    'Limits all accounts of the author to reading for some days (이용 정지). Requires a moderator of the school. The author is notified.',
  input: { type: SuspendMemberInput, description: 'The ruling.' },
  payload: { case: caseOfPayload },
  run: async (ctx, { caseId, days, reason }) => {
    await suspendMember(ctx, { caseId, reason }, days);
    return { caseId };
  },
});
