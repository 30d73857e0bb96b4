import 'reflect-metadata';
import { format } from 'sql-formatter';
// Loading these files defines every statement of the server.
import '../../gateway/sessions/pg-sessions';
import '../../modules';
import { allStatements } from '../../platform/database/statements/statement';

// Prints the SQL of the typed statements whose names contain the argument, such as
// `notices.recruiting`.

type Statement = ReturnType<typeof allStatements>[number];

function print({ name, parameters, text }: Statement): string {
  const list = parameters.map((parameter, index) => `$${index + 1} ${parameter}`).join(', ');
  const sql = format(text, { language: 'postgresql', expressionWidth: 100, linesBetweenQueries: 0 });
  return `-- ${name}${list && `: ${list}`}\n${sql};\n`;
}

const [, , part = ''] = process.argv;
const found = allStatements().filter(({ name }) => name.includes(part));
const inOrder = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
process.stdout.write(inOrder.map(print).join('\n'));
