import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { buildContact } from '../../../test-kit/factories/factories';
import { EVERY_WRITE } from '../../../test-kit/races/writes';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Person } from '../../../test-kit/races/race-actions';
import { readTeam } from '../../../test-kit/races/races';
import { withWholePayload } from '../../../test-kit/catalogue/whole-selections';
import { buildWriteData, peopleOf } from '../../../test-kit/races/write-data';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Returns the ids of the members whose contacts a text contains. */
const ownersIn = (value: unknown): number[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/canary-(\d+)/g)].map(([, id]) => Number(id));

/** A response split into contacts of team members, contacts of the viewer, and the rest. */
interface Response {
  others: unknown;
  ofTeam: number[];
  ofViewer: number[];
}

function takeContacts(body: unknown): Response {
  const taken: Record<'ofTeam' | 'ofViewer', number[]> = { ofTeam: [], ofViewer: [] };
  const text = JSON.stringify(body, (key, value: unknown) => {
    const { contacts, ...others } = (value ?? {}) as { contacts?: unknown };
    if (contacts === undefined || !['TeamMember', 'Viewer'].includes((value as { __typename: string }).__typename)) {
      return value;
    }
    taken[key === 'viewer' ? 'ofViewer' : 'ofTeam'].push(...ownersIn(contacts));
    return others;
  });
  return { others: JSON.parse(text), ...taken };
}

/** Makes a person select every field of the payload of each mutation, and stores the responses. */
function observeMutations({ member, client }: Person, responses: [viewerId: number, body: unknown][]): void {
  const ask = client.graphql.bind(client);
  client.graphql = async <Data>(query: string, variables?: object) => {
    const isMutation = query.trimStart().startsWith('mutation');
    const body = await ask<Data>(isMutation ? withWholePayload(schema, query) : query, variables);
    responses.push([member.id, body]);
    return body;
  };
}

/** Mutations whose responses contained contacts of teammates. */
const showing = new Set<string>();

it.each(EVERY_WRITE)('[B17 B18] %s shows contacts only to members of the team', async (name, start) => {
  const testData = await buildWriteData(app);
  const responses: [number, unknown][] = [];
  for (const person of Object.values(peopleOf(testData))) {
    await buildContact(app.em(), { member: person.member, phone: null, github: `canary-${person.member.id}` });
    observeMutations(person, responses);
  }
  const write = await start(testData, app);
  expect(await write()).toBe('OK');
  const team = await readTeam(app, { id: testData.ids.notice });
  for (const [viewerId, body] of responses) {
    const { others, ofTeam, ofViewer } = takeContacts(body);
    if (ofTeam.length > 0) showing.add(name);
    expect(ownersIn(others)).toEqual([]);
    expect(ofViewer.filter((id) => id !== viewerId)).toEqual([]);
    expect(ofTeam.filter((id) => !team.includes(id) || !team.includes(viewerId))).toEqual([]);
  }
});

it('control: the pattern matches where contacts are allowed', () => {
  expect([...showing]).toEqual(expect.arrayContaining(['addTeamPost', 'joinTeam', 'moveTeam', 'removeTeamMember']));
});
