import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context';
import { ViewerView } from '../members/member.view';
import { hasDomains } from '../schools/school.domains';
import { schoolKey } from '../schools/school.names';
import { SchoolView } from '../schools/school.view';
import { RequestSchoolCodeInput, VerifySchoolInput } from './verification.inputs';
import { readVerification } from './verification.queries';
import { requestSchoolCode, verifySchool } from './verification.service';
import {
  PROOFS,
  RequestSchoolCodePayload,
  SchoolProof,
  SchoolVerificationView,
  VerifySchoolPayload,
} from './verification.view';

/** The mutations of the verification of schools, and their fields of the viewer. */
@Resolver(() => ViewerView)
export class VerificationResolver {
  @FieldResolver(() => SchoolVerificationView, {
    nullable: true,
    description: "The verification of the viewer's school (학교 인증); null without one, and when it has expired.",
  })
  schoolVerification(@Ctx() ctx: Context, @Root() viewer: ViewerView): Promise<SchoolVerificationView | null> {
    return readVerification(ctx.reads, viewer.id);
  }

  @FieldResolver(() => SchoolProof, { description: 'What the verification of schools is needed for here.' })
  schoolProof(@Ctx() ctx: Context): SchoolProof {
    return PROOFS[ctx.env.SCHOOL_PROOF];
  }

  @Mutation(() => RequestSchoolCodePayload, {
    nullable: true,
    description:
      'Mails a code (인증 코드) to an address of the school, at most one a minute. Requests with an access token cannot do this.',
  })
  requestSchoolCode(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestSchoolCodeInput, { description: 'The address.' }) { email }: RequestSchoolCodeInput,
  ): Promise<RequestSchoolCodePayload | null> {
    return requestSchoolCode(ctx, email);
  }

  @Mutation(() => VerifySchoolPayload, {
    nullable: true,
    description:
      'Verifies the school (학교 인증) by the code from the mail; five attempts in ten minutes. Requests with an access token cannot do this.',
  })
  verifySchool(
    @Ctx() ctx: Context,
    @Arg('input', () => VerifySchoolInput, { description: 'The code.' }) { code }: VerifySchoolInput,
  ): Promise<VerifySchoolPayload | null> {
    return verifySchool(ctx, code);
  }
}

/** The fields of schools that their verification adds. */
@Resolver(() => SchoolView)
export class SchoolVerificationResolver {
  @FieldResolver(() => Boolean, { description: 'Whether members can verify it: only with a domain of its own.' })
  canBeVerified(@Root() { name }: SchoolView): boolean {
    return hasDomains(schoolKey(name));
  }
}
