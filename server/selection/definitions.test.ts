import { buildSchema } from 'graphql';
import { sql } from 'kysely';
import { definitionsOf } from './definitions';
import { toSqlField } from './fields';

const TITLE = toSqlField(sql`n.title`);
const NOTICE = toSqlField(sql`null`);

/** Creates a schema whose fields have this SQL, by type and name. */
function schemaWith(fields: Readonly<Record<string, typeof TITLE>>) {
  const schema = buildSchema(`
    type Query { notice: Notice }
    type Mutation { close: ClosePayload }
    type ClosePayload { notice: Notice noticeId: ID }
    type Notice { title: String }
  `);
  for (const [key, definition] of Object.entries(fields)) {
    const [type = '', name = ''] = key.split('.');
    const found = schema.getType(type);
    if (found && 'getFields' in found)
      Object.assign(found.getFields()[name] ?? {}, { extensions: { sql: definition } });
  }
  return schema;
}

const COMPLETE = { 'Query.notice': NOTICE, 'ClosePayload.notice': NOTICE, 'Notice.title': TITLE };

describe('the SQL of fields', () => {
  it('is found by type and name', () => {
    expect(definitionsOf(schemaWith(COMPLETE)).field('Notice', 'title')).toBe(TITLE);
  });

  it.each(Object.keys(COMPLETE))('prevents the start if it is missing for %s', (missing) => {
    const others = Object.entries(COMPLETE).filter(([key]) => key !== missing);
    expect(() => definitionsOf(schemaWith(Object.fromEntries(others)))).toThrow(missing);
  });
});
