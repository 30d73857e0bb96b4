import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType, printType } from 'graphql';
import { createPubsub } from '../../platform/shared-state/pubsub';
import { createSchema } from '../../gateway/graphql/schema';

// schema.graphql is generated from the code and committed. `npm run check` fails if it is stale.
const HEADER = '# Generated from server/ by `npm run generate`. Do not edit.';

/** Prints the root types first, then each type in the order of its first reference. */
function printInOrder(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const rest = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.some((root) => root === type),
  );
  return [...roots, ...rest].flatMap((type) => (type ? [printType(type)] : [])).join('\n\n');
}

const schema = createSchema(createPubsub());
writeFileSync(join(__dirname, '..', '..', '..', 'schema.graphql'), `${HEADER}\n\n${printInOrder(schema)}\n`);
