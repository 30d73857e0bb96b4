import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isIntrospectionType, isSpecifiedScalarType } from 'graphql';

const schema = buildSchema(readFileSync(join(__dirname, '..', 'schema.graphql'), 'utf8'));
const roots = ['Query', 'Mutation', 'Subscription'];

/** The names of all types, fields and arguments, and what is said of them. */
function describedParts(): [string, string | null | undefined][] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => {
    const own: [string, string | null | undefined][] = roots.includes(type.name) ? [] : [[type.name, type.description]];
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    return [
      ...own,
      ...fields.flatMap((field): [string, string | null | undefined][] => [
        [`${type.name}.${field.name}`, field.description],
        ...('args' in field
          ? field.args.map((arg): [string, string | null | undefined] => [
              `${type.name}.${field.name}(${arg.name})`,
              arg.description,
            ])
          : []),
      ]),
    ];
  });
}

describe('schema.graphql', () => {
  it('describes every type, field and argument', () => {
    const silent = describedParts().filter(([, description]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
