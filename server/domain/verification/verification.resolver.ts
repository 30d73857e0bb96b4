import { addMutation } from '../../selection/schema-fields';
import { viewerOfPayload } from '../members/member.type';
import { RequestSchoolCodeInput, VerifySchoolInput } from './verification.inputs';
import { requestSchoolCode, verifySchool } from './verification.service';

addMutation('requestSchoolCode', {
  description:
    'Mails a code (인증 코드) to an address of the school, at most one a minute. Requires a session; access tokens are refused.',
  input: { type: RequestSchoolCodeInput, description: 'The address.' },
  payload: { nextAllowedAt: { type: () => Date, description: 'The earliest time of another request.' } },
  run: (ctx, { email }) => requestSchoolCode(ctx, email),
});

addMutation('verifySchool', {
  description:
    'Verifies the school (학교 인증) with the code from the mail; five attempts in ten minutes. Requires a session; access tokens are refused.',
  input: { type: VerifySchoolInput, description: 'The code.' },
  payload: {
    viewer: viewerOfPayload('The viewer with the verified school.'),
  },
  run: (ctx, { code }) => verifySchool(ctx, code),
});
