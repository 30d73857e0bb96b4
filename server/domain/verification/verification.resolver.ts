import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { ViewerType } from '../members/member.type';
import { RequestSchoolCodeInput, VerifySchoolInput } from './verification.inputs';
import { requestSchoolCode, verifySchool } from './verification.service';
import { RequestSchoolCodePayload, VerifySchoolPayload } from './verification.type';

/** Mutations of the verification of schools. */
@Resolver(() => ViewerType)
export class VerificationResolver {
  @Mutation(() => RequestSchoolCodePayload, {
    nullable: true,
    description:
      'Mails a code (인증 코드) to an address of the school, at most one a minute. Requires a session; access tokens are rejected.',
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
      'Verifies the school (학교 인증) with the code from the mail; five attempts in ten minutes. Requires a session; access tokens are rejected.',
  })
  async verifySchool(
    @Ctx() ctx: Context,
    @Arg('input', () => VerifySchoolInput, { description: 'The code.' }) { code }: VerifySchoolInput,
  ): Promise<Payload<VerifySchoolPayload> | null> {
    await verifySchool(ctx, code);
    return payload({});
  }
}
