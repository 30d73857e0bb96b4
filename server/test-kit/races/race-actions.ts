import type { Member } from '../../domain/members/member.entity';
import type { Notice } from '../../domain/notices/notice.entity';
import type { TestClient } from '../clients/client';
import { buildMember, PASSWORD } from '../factories/factories';
import type { TestApp } from '../app/test-app';
import { GQL } from '../clients/graphql-operations';
import { graphql, Overloaded, type Racer, rest } from './races';

/** A member and their logged-in client. */
export interface Person {
  member: Member;
  client: TestClient;
}

export async function buildPerson(app: TestApp): Promise<Person> {
  const member = await buildMember(app.em());
  return { member, client: await app.as(member) };
}

/** Number of overloads that a test may repeat. A second overload fails the test. */
const MAX_OVERLOADS = 1;

/**
 * Runs several rounds of a race, because one round may succeed by luck. On a busy machine the
 * server may return UNAVAILABLE. This is correct but tests no race, so the round is repeated once.
 */
export async function repeatRounds(rounds: number, round: (number: number) => Promise<void>): Promise<void> {
  let overloads = 0;
  for (let number = 0; number < rounds + overloads; number += 1) {
    try {
      await round(number);
    } catch (error) {
      overloads += 1;
      if (!(error instanceof Overloaded) || overloads > MAX_OVERLOADS) throw error;
    }
  }
}

/** Applies to a study. */
export const applying = ({ client }: Person, { id }: Notice): Racer =>
  rest(client, 'post', `/studies/${id}/applications`, { application: '함께해요' });

/** Approves or denies the application of a person to a study. */
export const deciding = ({ client }: Person, verb: 'approve' | 'deny', { id }: Notice, { member }: Person): Racer =>
  rest(client, 'post', `/studies/applications/${verb}`, { studyId: id, memberId: member.id });

/** Cancels the person's application to a study. */
export const cancelling = ({ client }: Person, { id }: Notice): Racer =>
  rest(client, 'delete', `/studies/${id}/applications`);

/** Comments on a study. */
export const commenting = ({ client }: Person, { id }: Notice): Racer =>
  rest(client, 'post', `/studies/comments/${id}`, { comment: '궁금해요' });

/** Adds a study to the favourites. */
export const liking = ({ client }: Person, { id }: Notice): Racer => rest(client, 'post', `/studies/${id}/like`);

/** Closes a study. */
export const closing = ({ client }: Person, { id }: Notice): Racer => rest(client, 'patch', `/studies/${id}`);

/** Deletes a study. */
export const deleting = ({ client }: Person, { id }: Notice): Racer => rest(client, 'delete', `/studies/${id}`);

/** Deletes the person's account. */
export const withdrawing = ({ client }: Pick<Person, 'client'>): Racer =>
  graphql(client, GQL.withdraw, { password: PASSWORD });
