import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildAlert } from '../../test-kit/factories/factories';
import { ONE, VISITORS, without } from '../../test-kit/races/denials';
import { graphql } from '../../test-kit/races/races';
import { AlertPause } from './alert.entity';

/** Operations of the module. */
export const ALERT_GQL = {
  create: `mutation ($params: String!) {
    createAlert(input: { params: $params }) { alert { id name params paused } viewer { alerts { id } hasAlerts } }
  }`,
  resume: `mutation ($id: ID!) { resumeAlert(input: { id: $id }) { alert { id paused } } }`,
  delete: `mutation ($id: ID!) { deleteAlert(input: { id: $id }) { viewer { alerts { id } } } }`,
  open: `mutation ($id: ID!) { openAlert(input: { id: $id }) { alert { id paused } } }`,
  alerts: `{ viewer { hasAlerts alerts { id name params paused } } }`,
};

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'creating an alert',
      query: `mutation ($input: CreateAlertInput!) { createAlert(input: $input) { alert { id } } }`,
      valid: { params: 'kind=PROJECT' },
      texts: { params: BOUNDS.alertParams },
      numbers: {},
    },
  ],
  backupRows: (app) => buildAlert(app.em(), { paused: AlertPause.MOVED }),
  withdrawal: { 'alert.member_id': 'deleted' },
  writes: {
    createAlert: {
      denials: VISITORS,
      start: ({ applicant }) => graphql(applicant.client, ALERT_GQL.create, { params: 'q=React' }),
    },
    resumeAlert: {
      denials: without(ONE, 'applicant'),
      notRaced: 'it writes one row that refers only to its member, and locks no other',
      start: async ({ applicant }, app) => {
        const { id } = await buildAlert(app.em(), { member: applicant.member, paused: AlertPause.UNOPENED });
        return graphql(applicant.client, ALERT_GQL.resume, { id });
      },
    },
    deleteAlert: {
      denials: without(ONE, 'applicant'),
      notRaced: 'it deletes one row, and locks no other',
      start: async ({ applicant }, app) => {
        const { id } = await buildAlert(app.em(), { member: applicant.member });
        return graphql(applicant.client, ALERT_GQL.delete, { id });
      },
    },
    openAlert: {
      denials: without(ONE, 'applicant'),
      notRaced: 'it writes one row that refers only to its member, and locks no other',
      start: async ({ applicant }, app) => {
        const { id } = await buildAlert(app.em(), { member: applicant.member });
        return graphql(applicant.client, ALERT_GQL.open, { id });
      },
    },
  },
});
