import type { Member } from '../domain/members/member.entity';
import type { Notice } from '../domain/notices/notice.entity';
import type { TestClient } from './client';
import { buildMember, PASSWORD } from './factories';
import type { TestApp } from './harness';
import { GQL } from './operations';
import { graphql, Overloaded, type Racer, rest } from './races';

/** A member with a client that is logged in. */
export interface Person {
  member: Member;
  client: TestClient;
}

/** Builds a person. */
export async function buildPerson(app: TestApp): Promise<Person> {
  const member = await buildMember(app.em());
  return { member, client: await app.as(member) };
}

/** Rounds of a test that are run again after an overload. A second overload in one test is a failure. */
const MAX_OVERLOADS = 1;

/**
 * Runs several rounds of a race, because the outcome of one round may be luck. A busy machine may make the server refuse a
 * request with UNAVAILABLE, which is right but proves nothing about the race: such a round is run again, once.
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

/** Cancels the own application to a study. */
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

/** Ends the own membership. */
export const withdrawing = ({ client }: Pick<Person, 'client'>): Racer =>
  graphql(client, GQL.withdraw, { password: PASSWORD });
