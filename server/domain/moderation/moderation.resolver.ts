import { ID } from 'type-graphql';
import { addMutation } from '../../selection/schema-fields';
import { appealRuling } from './rulings/ruling.service';
import { AppealDecisionInput, ReportContentInput } from './moderation.inputs';
import { reportContent } from './reports/report.service';
import { RulingType, appealedRuling } from './rulings/ruling.type';

addMutation('reportContent', {
  description:
    'Reports a notice, comment or member (신고하기). The reporter stays anonymous. A person can report the same content once.',
  input: { type: ReportContentInput, description: 'The report.' },
  payload: { targetId: { type: () => ID, description: 'The id of the reported notice, comment or member.' } },
  run: async (ctx, input) => {
    await reportContent(ctx, input);
    return { targetId: input.targetId };
  },
});

addMutation('appealDecision', {
  description: 'Appeals against a ruling about the viewer (이의 제기). One appeal is allowed per case.',
  input: { type: AppealDecisionInput, description: 'The appeal.' },
  payload: { decision: { type: () => RulingType, description: 'The decision.', sql: appealedRuling } },
  suspensionCheck: 'none',
  run: async (ctx, { decisionId, text }) => {
    await appealRuling(ctx, decisionId, text);
    return { decisionId };
  },
});
