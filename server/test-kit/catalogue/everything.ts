import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Response } from 'supertest';
import { PAGE_PATHS } from '../../../shared/paths';
import type { TestClient } from '../clients/client';
import { REST_ROWS } from './rest-rows';
import { wholeSelection } from './whole-selections';

/** The schema of GraphQL, as programs get it. */
export const SCHEMA: GraphQLSchema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** Objects that every query is sent about. */
export interface ReadObjects {
  notices: readonly { id: number }[];
  applications: readonly { id: number }[];
  comments: readonly { id: number }[];
  /** Token of an invitation link. */
  invitation: string;
}

/** Returns the fields of the schema that have a type. */
export function fieldsTo(type: string): string[] {
  return Object.values(SCHEMA.getTypeMap())
    .filter((each) => isObjectType(each) || isInterfaceType(each))
    .flatMap((each) =>
      Object.values(each.getFields())
        .filter((field) => getNamedType(field.type).name === type)
        .map((field) => `${each.name}.${field.name}`),
    );
}

/** Root fields by their names, with arguments that find something. */
export const ROOTS: Readonly<Record<string, (objects: ReadObjects) => string[]>> = {
  notice: ({ notices }) => notices.map(({ id }) => `notice(id: "${id}")`),
  notices: () => [
    'notices(size: 100)',
    'notices(sort: DEADLINE)',
    'notices(sort: FIT)',
    'notices(filter: { search: "스터디" })',
  ],
  recentNotices: () => ['recentNotices(kind: STUDY)'],
  fittingNotices: () => ['fittingNotices'],
  frequentTags: () => ['frequentTags'],
  application: ({ applications }) => applications.map(({ id }) => `application(id: "${id}")`),
  comment: ({ comments }) => comments.map(({ id }) => `comment(id: "${id}")`),
  viewer: () => ['viewer'],
  team: ({ notices }) => notices.map(({ id }) => `team(id: "${id}")`),
  teamInvitation: ({ invitation }) => [`teamInvitation(token: "${invitation}")`],
  moderation: () => ['moderation'],
  administration: () => ['administration'],
  seekers: () => ['seekers(first: 20)'],
  tags: () => ['tags(search: "리액트")'],
  courseNames: () => ['courseNames(search: "운")'],
  schools: () => ['schools(search: "한")'],
  demoAccounts: () => ['demoAccounts'],
  operator: () => ['operator'],
  knownSchool: () => ['knownSchool(name: "서울대")'],
  nearestSchools: () => ['nearestSchools(name: "서울대학")'],
  sharedNotice: () => [`sharedNotice(shareUrl: "/study/1?s=x")`],
  sharedSchool: () => ['sharedSchool(shareUrl: "/project/1?s=x")'],
};

/** Returns the fields of Query or Subscription. */
export const rootFields = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

/** Returns the query of fields of a root field. */
const queryOf = (root: string, fields: readonly string[]): string => `{ ${root} { ${fields.join(' ')} } }`;

/**
 * Returns selections that together have every field of a type: one of all fields without a
 * selection, and one for each other field, so that no limit of a document refuses it.
 */
function selectionsOf(typeName: string, without: readonly string[]): string[][] {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields()).filter(({ name }) => !without.includes(`${typeName}.${name}`));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const objects = fields
    .filter((field) => !isLeafType(getNamedType(field.type)))
    .map((field) => [`${field.name} ${wholeSelection(SCHEMA, getNamedType(field.type).name, 2, [typeName])}`]);
  return leaves.length > 0 ? [leaves, ...objects] : objects;
}

/**
 * Queries every field of a root field. A query of several fields that has an error is followed by
 * one for each of them, because an error could hide what the others read.
 */
async function readRoot(client: TestClient, root: string, selections: readonly string[][]): Promise<Response[]> {
  const send = (fields: readonly string[]): Promise<Response> =>
    client.agent.post('/graphql').send({ query: queryOf(root, fields) });
  const responses: Response[] = [];
  for (const fields of selections) {
    const response = await send(fields);
    responses.push(response);
    if (fields.length === 1 || !('errors' in (response.body as object))) continue;
    for (const field of fields) responses.push(await send([field]));
  }
  return responses;
}

/** Paths of REST with the id of a notice. Every other path may have the id of an application. */
const NOTICE_PATH = /^\/(projects|studies)\//;

/** Returns a path with each of the ids, or the path if it has none. */
const withIds = (path: string, objects: readonly { id: number }[]): string[] =>
  path.includes(':id') ? objects.map(({ id }) => path.replace(':id', String(id))) : [path];

/**
 * Returns every response to a reader: REST, queries of every field, calendar files and pages.
 * @param without fields of the types of root fields that are left out, such as `Team.members`
 */
export async function readEverything(
  client: TestClient,
  objects: ReadObjects,
  without: readonly string[],
): Promise<Response[]> {
  const { notices, applications } = objects;
  const responses: Response[] = [];
  for (const { path } of REST_ROWS.filter(({ method }) => method === 'get')) {
    const about = NOTICE_PATH.test(path) ? notices : [...notices, ...applications];
    for (const each of withIds(path, about)) responses.push(await client.rest('get', each));
  }
  for (const { name, type } of rootFields(SCHEMA.getQueryType())) {
    const selections = selectionsOf(getNamedType(type).name, without);
    for (const root of ROOTS[name]?.(objects) ?? []) responses.push(...(await readRoot(client, root, selections)));
  }
  const calendars = ['notices', 'teams'].flatMap((name) => withIds(`/calendar/${name}/:id.ics`, notices));
  const pages = Object.values(PAGE_PATHS).flatMap((path) =>
    withIds(path, path === PAGE_PATHS.application ? applications : notices),
  );
  for (const path of [...calendars, ...pages]) responses.push(await client.agent.get(path));
  return responses;
}
