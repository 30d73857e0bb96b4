import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { FieldDefinitions } from '../../selection/definitions';
import { createArmor } from '../../gateway/graphql/document-limits';

/** Possible arguments of root fields, with variables of {@link OPERATION}. */
const ROOT_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  notice: ['(id: $id)'],
  notices: [
    '',
    '(page: $page, size: $size, sort: $sort, filter: $filter)',
    '(size: 2, sort: NEWEST)',
    '(filter: { kind: STUDY }, page: $page)',
    '(size: $size, filter: { recruitingOnly: true, kind: PROJECT })',
    '(page: $page, size: $size, sort: DEADLINE)',
    '(size: $size, sort: DEADLINE, filter: { closingSoon: true })',
    '(size: $size, page: $page, sort: $sort, filter: { search: "공고", kind: $kind })',
    '(size: 3, sort: BEST_MATCH, filter: { search: "공고 1" })',
    '(size: $size, filter: { role: FRONTEND, closingSoon: true })',
    '(page: $page, size: $size, sort: FIT)',
    '(size: $size, sort: FIT, filter: { search: "공고", closingSoon: true })',
    '(size: $size, filter: { myCourses: true })',
  ],
  team: ['(id: $id)'],
  teamInvitation: ['(token: $token)'],
  recentNotices: ['(kind: PROJECT)', '(kind: STUDY)', '(kind: $kind)'],
  application: ['(id: $application)'],
  comment: ['(id: $comment)'],
  schools: ['(search: $school)'],
  knownSchool: ['(name: $school)'],
  nearestSchools: ['(name: $school)'],
  operator: ['', '(school: $school)'],
  sharedNotice: ['(shareUrl: $shareUrl)'],
  sharedSchool: ['(shareUrl: $shareUrl)'],
};

/** Possible arguments of other fields with more arguments than `first` and `after`. */
const FIELD_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'Administration.schools': ['', '(first: $first)', '(search: $school, first: $first, after: $afterSchool)'],
  'Moderation.cases': ['', '(first: $first)', '(state: DECIDED)', '(state: $state, first: $first, after: $after)'],
  'Notice.applications': [
    '(first: 2)',
    '(first: $first, after: $before, role: FRONTEND)',
    '(first: 4, status: [PENDING, WAITLISTED])',
  ],
  'Viewer.applications': [
    '(first: 3, status: [])',
    '(first: $first, after: $before)',
    '(first: 4, kind: PROJECT, status: [APPROVED, REJECTED, LEFT])',
  ],
  'Viewer.blockedMembers': ['(first: 1)', '(first: 3)', '(first: 2, after: $before)'],
  'Viewer.favourites': ['(first: 3)', '(first: $first, after: $favourite)', '(first: 2, kind: $kind)'],
  'Viewer.notificationGroups': ['(first: 4)', '(first: $first, after: $before)', '(first: 3, topic: APPLICATIONS)'],
  'Viewer.notifications': ['(first: 4)', '(first: $first, after: $before)'],
  'Viewer.ownedNotices': ['(first: 3)', '(first: $first, after: $before)', '(first: 4, kind: STUDY)'],
};

const NESTED_ARGUMENTS = ['(first: 1)', '(first: 3)', '(first: $first)', '(first: $first, after: $after)'];

const OPERATION = `query Random(
  $id: ID!, $page: Int!, $size: Int!, $sort: NoticeSort!, $filter: NoticeFilter, $kind: NoticeKind!, $first: Int!, $after: String,
  $token: String!, $state: CaseState!,
  $application: ID!, $comment: ID!, $school: String!, $shareUrl: String!, $before: String, $favourite: String,
  $afterSchool: String
)`;

/** Maximum depth of nested selections. */
const MAX_DEPTH = 5;

/** Generates valid random queries of fields that have SQL. */
export function randomQueries(schema: GraphQLSchema, definitions: FieldDefinitions): fc.Arbitrary<string> {
  const query = schema.getQueryType();
  if (!query) throw new Error('The schema has no queries.');
  const writer = new Selections(schema, definitions);
  const rules = [...specifiedRules, ...createArmor().validationRules];
  return writer
    .of(query, { depth: 0 })
    .map((selection) => `${OPERATION} ${selection}`)
    .map(withoutUnusedVariables)
    .filter((text) => validate(schema, parse(text), rules).length === 0);
}

/** Removes unused variables, because they are an error in GraphQL. */
function withoutUnusedVariables(text: string): string {
  const body = text.slice(OPERATION.length);
  const used = [...OPERATION.matchAll(/\$(\w+): [\w!]+/g)].filter(([, name]) => new RegExp(`\\$${name}\\b`).test(body));
  return `query Random${used.length > 0 ? `(${used.map(([whole]) => whole).join(', ')})` : ''}${body}`;
}

interface Place {
  depth: number;
}

class Selections {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
  ) {}

  of(type: GraphQLObjectType | GraphQLInterfaceType, place: Place): fc.Arbitrary<string> {
    const { depth } = place;
    const names = Object.keys(type.getFields()).filter((name) => this.isDefined(type, name, place));
    const fields = fc
      // A second field is needed, because `__typename` alone needs no SQL.
      .shuffledSubarray(['__typename', ...names], { minLength: depth === 0 ? 2 : 1 })
      .chain((chosen) => fc.tuple(...chosen.map((name) => this.field(type, name, place))))
      .map((written) => written.join(' '));
    if (!isInterfaceType(type)) return fields.map(braced);
    const fragments = this.schema.getPossibleTypes(type).map((each) => fc.option(this.fragment(each, type)));
    return fc.tuple(fields, ...fragments).map((parts) => braced(parts.filter((part) => part !== null).join(' ')));
  }

  /** Generates a fragment with fields that only this type has, and with `id` or `__typename`. */
  private fragment(type: GraphQLObjectType, of: GraphQLInterfaceType): fc.Arbitrary<string> {
    const place = { depth: MAX_DEPTH - 2 };
    const own = Object.keys(type.getFields()).filter((name) => !(name in of.getFields()));
    return fc
      .subarray(['id', '__typename', ...own], { minLength: 1 })
      .chain((chosen) => fc.tuple(...chosen.map((name) => this.field(type, name, place))))
      .map((fields) => `... on ${type.name} { ${fields.join(' ')} }`);
  }

  private field(type: GraphQLObjectType | GraphQLInterfaceType, name: string, { depth }: Place): fc.Arbitrary<string> {
    if (name === '__typename') return fc.constant(name);
    const named = getNamedType(type.getFields()[name]?.type);
    const selection =
      isObjectType(named) || isInterfaceType(named) ? this.of(named, { depth: depth + 1 }) : fc.constant('');
    const hasArguments = (type.getFields()[name]?.args.length ?? 0) > 0;
    const nested = FIELD_ARGUMENTS[`${type.name}.${name}`] ?? (hasArguments ? NESTED_ARGUMENTS : ['']);
    const args = fc.constantFrom(...(depth === 0 ? (ROOT_ARGUMENTS[name] ?? ['']) : nested));
    // The alias `item` tests for collisions, because SQL statements often use this table name.
    const alias = fc.constantFrom('', '', '', '', `also_${name}: `, 'item: ');
    return fc.tuple(alias, args, selection).map(([renamed, given, inner]) => `${renamed}${name}${given} ${inner}`);
  }

  private isDefined(type: GraphQLObjectType | GraphQLInterfaceType, name: string, { depth }: Place): boolean {
    const named = getNamedType(type.getFields()[name]?.type);
    if (depth >= MAX_DEPTH && !isLeafType(named)) return false;
    const types = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type];
    return types.every((each) => this.definitions.field(each.name, name) !== undefined);
  }
}

const braced = (selection: string): string => `{ ${selection} }`;
