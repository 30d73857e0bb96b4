import { addMutation } from '../../../selection/schema-fields';
import { PrepareDataExportInput } from './data-export.inputs';
import { prepareDataExport } from './data-export.service';

addMutation('prepareDataExport', {
  description:
    "Creates a link to a ZIP with all of the viewer's data (내 데이터 내려받기), once a day. Requires a session; access tokens are refused.",
  input: { type: PrepareDataExportInput, description: 'The confirmation.' },
  payload: {
    path: { type: () => String, description: "The path of the ZIP, valid for an hour in the viewer's sessions." },
  },
  // Suspended members have a right to their data.
  suspensionCheck: 'none',
  run: async (ctx, input) => ({ path: await prepareDataExport(ctx, input.password) }),
});
