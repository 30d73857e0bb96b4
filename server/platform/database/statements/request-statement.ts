import type { RawBuilder } from 'kysely';
import { compile, type Compiled, nameStatement } from './compiled-statement';
import type { AnyStatement, Cells } from './statement';

/** A JSON text from PostgreSQL, which is sent to the client unchanged. */
export interface JsonText {
  /** Null for NULL. */
  body: string | null;
  /** Version of the shown object. Null without a version. */
  version: number | null;
}

/**
 * Creates the statement of a request. `allStatements` does not list it, because the document of a
 * client defines it.
 * @param name the name in metrics and traces; several statements may share it
 */
export function createRequestStatement(name: string, query: RawBuilder<unknown>): RequestStatement {
  return new RequestStatement(name, compile(query.toOperationNode()));
}

/**
 * Statement of a request. It is unnamed, so PostgreSQL drops it with the next statement, unless
 * `prepare` gives it a name.
 */
export class RequestStatement implements AnyStatement<Record<string, unknown>> {
  readonly text: string;
  readonly parameters: readonly string[];
  preparedName = '';

  constructor(
    readonly name: string,
    private readonly compiled: Compiled,
  ) {
    this.text = compiled.text;
    this.parameters = compiled.parameters;
  }

  /** Makes connections keep the prepared statement. */
  prepare(): this {
    this.preparedName = this.compiled.preparedName;
    nameStatement(this.compiled, this.name);
    return this;
  }

  valuesOf(values: Record<string, unknown>): unknown[] {
    return this.parameters.map((name) => values[name]);
  }

  /** Undefined if there was no row. */
  parseJsonText(cells: Cells | undefined): JsonText | undefined {
    if (!cells) return undefined;
    const [body = null, version] = cells;
    return { body, version: typeof version === 'string' ? Number(version) : null };
  }
}
