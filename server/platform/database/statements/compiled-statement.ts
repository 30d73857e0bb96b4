import { hash } from 'node:crypto';
import { type RawBuilder, type RootOperationNode, sql } from 'kysely';
import { compileNode, Parameter } from './statement-compiler';

/** Result of compiling a statement. */
export interface Compiled {
  text: string;
  preparedName: string;
  parameters: readonly string[];
}

/** Compiles a query to the text that is sent. */
export function compile(node: RootOperationNode): Compiled {
  const { sql: text, parameters } = compileNode(node);
  const names = parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : ''));
  return { text, preparedName: hash('sha1', text, 'base64url'), parameters: names };
}

const namesByPreparedName = new Map<string, string>();

/**
 * Returns the name, without options, of the statement that is prepared under this name. Undefined
 * for any other statement.
 */
export function statementNameOf(preparedName: string | undefined): string | undefined {
  return preparedName === undefined ? undefined : namesByPreparedName.get(preparedName);
}

/** Stores the name of a prepared statement for metrics and traces. */
export function nameStatement({ preparedName }: Compiled, name: string): void {
  namesByPreparedName.set(preparedName, name);
}

/** Creates a parameter of a statement by name. */
export function namedParameter<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${sql.val(new Parameter(name))}`;
}
