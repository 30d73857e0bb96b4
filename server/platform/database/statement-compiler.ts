import {
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';

/** A value that is known only when the statement runs. */
export class Parameter {
  constructor(readonly name: string) {}
}

/**
 * Writes parameters as `$1`, `$2` …, each name once. Any other value is refused, because it would
 * silently stay the same for every request. Constants are written with `sql.lit`.
 */
class StatementCompiler extends PostgresQueryCompiler {
  private readonly positions = new Map<string, number>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.positions.clear();
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Parameter)) {
      throw new Error(`A statement takes parameters and sql.lit constants, not the value ${String(value)}.`);
    }
    const position = this.positions.get(value.name);
    if (position !== undefined) return this.append(`$${position}`);
    super.appendValue(value);
    this.positions.set(value.name, this.numParameters);
  }
}

const compiler = new StatementCompiler();

/** The text of a query and its parameters in the order of `$1`, `$2` … */
export function compileNode(node: RootOperationNode): CompiledQuery {
  return compiler.compileQuery(node, createQueryId());
}

/**
 * A query builder over these tables. It only builds: the statements are sent over the server's own
 * pools.
 * @typeParam Tables row types by table name, columns as the database names them
 */
export function createBuilder<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
}
