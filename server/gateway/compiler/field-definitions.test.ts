import { buildSchema, type GraphQLObjectType } from 'graphql';
import { sql } from 'kysely';
import { sqlColumn } from '../../domain/kit/sql-fields';
import { combineDefinitions } from './field-definitions';

const schema = buildSchema('type Query { notice: Notice } type Notice { title: String }');
const title = sqlColumn(() => sql`n.title`);

describe('the definitions of fields in SQL', () => {
  it('belong to fields of the schema', () => {
    const { field } = combineDefinitions(schema, [{ fields: { Notice: { title } } }]);
    expect(field(schema.getType('Notice') as GraphQLObjectType, 'title')).toBe(title);
  });

  it.each([
    ['of an unknown type', [{ fields: { Notices: { title } } }], 'Notices.title'],
    ['of an unknown field', [{ fields: { Notice: { titel: title } } }], 'Notice.titel'],
    ['of an unknown query', [{ roots: { notices: { ...title, statement: 'notices.page' } } }], 'Query.notices'],
    ['that two modules define', [{ fields: { Notice: { title } } }, { fields: { Notice: { title } } }], 'Notice.title'],
  ])('%s stop the start', (_what, parts, name) => {
    expect(() => combineDefinitions(schema, parts)).toThrow(name);
  });
});
