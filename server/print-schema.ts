import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createLive } from './lib/live';
import { createSchema } from './schema';

// schema.graphql is generated from the code and committed; `npm run check` fails when it is stale.
const header = '# Generated from server/ by `npm run generate`. Do not edit.\n\n';
writeFileSync(
  join(__dirname, '..', 'schema.graphql'),
  header + printSchema(lexicographicSortSchema(createSchema(createLive()))) + '\n',
);
