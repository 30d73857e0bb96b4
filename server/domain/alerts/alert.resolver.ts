import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { CreateAlertInput, DeleteAlertInput, OpenAlertInput, ResumeAlertInput } from './alert.inputs';
import { createAlert, deleteAlert, openAlert, resumeAlert } from './alert.service';
import { alertOfPayload } from './alert.type';

addMutation('createAlert', {
  description:
    'Creates an alert (새 공고 알림), which reports new notices of a list once a day. One with equal conditions is resumed instead.',
  input: { type: CreateAlertInput, description: 'The list.' },
  payload: {
    alert: alertOfPayload('The alert.'),
    viewer: viewerOfPayload('The viewer with the changed list of alerts.'),
  },
  run: (ctx, { params }) => createAlert(ctx, params),
});

addMutation('resumeAlert', {
  description: 'Resumes a paused alert (다시 받기). Notices of the pause are not reported.',
  input: { type: ResumeAlertInput, description: 'The alert.' },
  payload: {
    alert: alertOfPayload('The alert, no longer paused.'),
    viewer: viewerOfPayload('The viewer with the changed list of alerts.'),
  },
  run: async (ctx, { id: alertId }) => {
    await resumeAlert(ctx, alertId);
    return { alertId };
  },
});

addMutation('deleteAlert', {
  description: 'Deletes an alert (새 공고 알림 삭제).',
  input: { type: DeleteAlertInput, description: 'The alert.' },
  payload: { viewer: viewerOfPayload('The viewer with the changed list of alerts.') },
  suspensionCheck: 'none',
  run: (ctx, { id }) => deleteAlert(ctx, id),
});

addMutation('openAlert', {
  description: 'Stores that the viewer opened the list of an alert from its link, so that it is not paused.',
  input: { type: OpenAlertInput, description: 'The alert.' },
  payload: { alert: alertOfPayload('The alert.') },
  run: async (ctx, { id: alertId }) => {
    await openAlert(ctx, alertId);
    return { alertId };
  },
});
