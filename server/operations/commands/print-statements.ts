import 'reflect-metadata';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'sql-formatter';
// Loading these defines every statement of the server.
import '../../gateway/sessions/pg-sessions';
import '../../modules';
import { allStatements } from '../../platform/database/statement';

// The SQL of every statement is generated from the code and committed, so that it is reviewed like code. `npm run check`
// fails when it is stale.
const HEADER = '-- Generated from the typed statements beside it by `npm run generate`. Do not edit.';

const SERVER = join(__dirname, '..', '..');

type Statement = ReturnType<typeof allStatements>[number];

/** `server/domain/notices/notice.statements.sql` for `notices`. */
function fileOf(module: string): string {
  const folder = ['domain', 'gateway', 'platform']
    .map((tier) => join(SERVER, tier, module))
    .find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`No module is called ${module}.`);
  return join(folder, `${module.replace(/s$/, '')}.statements.sql`);
}

function print({ name, parameters, text }: Statement): string {
  const list = parameters.map((parameter, index) => `$${index + 1} ${parameter}`).join(', ');
  const sql = format(text, { language: 'postgresql', expressionWidth: 100, linesBetweenQueries: 0 });
  return `-- ${name}${list && `: ${list}`}\n${sql};`;
}

for (const file of globSync('*/*/*.statements.sql', { cwd: SERVER })) rmSync(join(SERVER, file));
const byModule = Map.groupBy(allStatements(), ({ name }) => name.slice(0, name.indexOf('.')));
for (const [module, statements] of byModule) {
  const inOrder = statements.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(fileOf(module), `${[HEADER, ...inOrder.map(print)].join('\n\n')}\n`);
}
