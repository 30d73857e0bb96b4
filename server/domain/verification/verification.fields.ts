import { ViewerView } from '../members/member.view';
import { SchoolView } from '../schools/school.view';
import { SchoolProof, SchoolVerificationView } from './verification.view';
import { addFields } from '../../selection/schema-fields';

addFields(ViewerView, {
  schoolVerification: {
    type: () => SchoolVerificationView,
    nullable: true,
    description: "The verification of the viewer's school (학교 인증); null without one, and when it has expired.",
  },
  schoolProof: { type: () => SchoolProof, description: 'What the verification of schools is needed for here.' },
});

addFields(SchoolView, {
  canBeVerified: { type: () => Boolean, description: 'Whether members can verify it: only with a domain of its own.' },
});
