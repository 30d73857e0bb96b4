import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import * as generated from '../generated/documents';
import { STORED_QUERIES } from './stored-responses';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** The client's queries by name. */
const QUERIES = new Map<string, DocumentNode>();
for (const document of Object.values(generated) as DocumentNode[]) {
  const [first] = document.definitions ?? [];
  if (first?.kind === Kind.OPERATION_DEFINITION && first.operation === 'query')
    QUERIES.set(first.name?.value ?? '', document);
}

/** Types that no stored response contains. */
const PRIVATE_TYPES = new Set([
  'AccessToken',
  'Administration',
  'Contacts',
  'Decision',
  'FreeHours',
  'MemberProfile',
  'Moderation',
  'ModerationCase',
  'Offer',
  'SchoolVerification',
  'Seeker',
  'Seeking',
  'TakenCourse',
  'Team',
  'TeamInvitation',
  'TeamMember',
  'TeamPost',
  'TeamProfile',
  'ViewerTeam',
]);

/** Fields that no stored response contains: applications of others, and e-mail addresses. */
const PRIVATE_FIELDS = new Set(['Notice.applications', 'Query.application', 'Viewer.email']);

/** The queries that are not stored, by reason. */
const NOT_STORED: Readonly<Record<string, readonly string[]>> = {
  'read the logged-in member': ['LoginPage', 'TabMember', 'SchoolProof'],
  'contain reports': ['ModerationPage', 'OpenReports', 'OperatorPage'],
  'are for operators': ['OperatedSchools'],
  "contain applicants' texts": ['ApplicantsPage', 'ApplicationPage'],
  'contain email addresses': ['SettingsPage', 'ContactsChoice'],
  'contain team profiles': ['OwnerProfile', 'ProfileChoice', 'FitStart', 'PeoplePage', 'SeekingFormSheet'],
  'contain offers': ['ReceivedOffers', 'SentOffers'],
  'contain free hours': ['CompareHours'],
  'create alerts, which cannot be done offline': ['ViewerAlerts'],
  'contain teams or invitations': ['TeamPage', 'MyTeamsPage', 'JoinTeamPage'],
  'serve forms, which cannot be sent offline': [
    'CourseInput',
    'EarlierApplications',
    'OtherApplications',
    'SchoolInput',
    'SchoolCheck',
    'SharedNotice',
    'EditNoticePage',
    'OfferSheet',
  ],
  'repeat parts of other responses': ['UnreadCount', 'ToDoDetails', 'OwnSchool'],
};

/** Returns the private types and fields that a query selects. */
function findPrivate(document: DocumentNode): string[] {
  const types = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const field = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
        const type = types.getType();
        if (PRIVATE_FIELDS.has(field) || (type && PRIVATE_TYPES.has(getNamedType(type).name))) found.push(field);
      },
    }),
  );
  return found;
}

test('[W4] every query is stored for offline reading, or has a reason not to be', () => {
  const decided = [...STORED_QUERIES, ...Object.values(NOT_STORED).flat()];
  expect(decided.toSorted()).toEqual([...QUERIES.keys()].toSorted());
});

test('[W4] no stored response contains reports, applications of others, e-mail addresses or teams', () => {
  const stored = [...QUERIES].filter(([name]) => STORED_QUERIES.has(name));
  expect(stored.flatMap(([name, document]) => findPrivate(document).map((field) => [name, field]))).toEqual([]);
});

test('each private type and field exists and is selected by a query', () => {
  const found = new Set([...QUERIES.values()].flatMap(findPrivate));
  const names = [...found].map((field) => {
    const [parent = '', name = ''] = field.split('.');
    const type = schema.getType(parent);
    return isObjectType(type) || isInterfaceType(type) ? getNamedType(type.getFields()[name]?.type)?.name : undefined;
  });
  expect([...PRIVATE_TYPES].filter((type) => !names.includes(type))).toEqual([]);
  expect([...PRIVATE_FIELDS].filter((field) => !found.has(field))).toEqual([]);
});
