import { buildSchema } from 'graphql';
import { sql } from 'kysely';
import { combineDefinitions } from './definitions';
import { sqlColumn } from './fields';

const schema = buildSchema(`
  type Query { notice: Notice }
  type Mutation { close: ClosePayload }
  type ClosePayload { notice: Notice noticeId: ID }
  type Notice { title: String }
`);
const title = sqlColumn(() => sql`n.title`);
const notice = sqlColumn(() => sql`null`);
const COMPLETE = { roots: { notice }, fields: { Notice: { title }, ClosePayload: { notice } } };

describe('the SQL of fields', () => {
  it('is found by type and name', () => {
    expect(combineDefinitions(schema, [COMPLETE]).field('Notice', 'title')).toBe(title);
  });

  it.each([
    ['of an unknown type', [COMPLETE, { fields: { Notices: { title } } }], 'Notices.title'],
    ['of an unknown field', [COMPLETE, { fields: { Notice: { titel: title } } }], 'Notice.titel'],
    ['of an unknown query', [COMPLETE, { roots: { notices: title } }], 'Query.notices'],
    ['that two modules define', [COMPLETE, { fields: { Notice: { title } } }], 'Notice.title'],
    ['that is missing', [{ ...COMPLETE, fields: { ClosePayload: { notice } } }], 'Notice.title'],
    ['that is missing in a payload', [{ ...COMPLETE, fields: { Notice: { title } } }], 'ClosePayload.notice'],
  ])('%s stops the start', (_what, parts, name) => {
    expect(() => combineDefinitions(schema, parts)).toThrow(name);
  });
});
