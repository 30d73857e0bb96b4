import {
  type Compilable,
  type CompiledQuery,
  createQueryId,
  DummyDriver,
  type Expression,
  ExpressionWrapper,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type OperationNodeSource,
  type QueryId,
  type RootOperationNode,
} from 'kysely';

/** A value that is set when the statement runs. */
export class Parameter {
  constructor(readonly name: string) {}
}

/**
 * Writes parameters as `$1`, `$2` …, each name once. Refuses other values, because they would
 * silently be the same for every request. Write constants with `sql.lit`.
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

/** Compiles a query to its text, with its parameters in the order of `$1`, `$2` … */
export function compileNode(node: RootOperationNode): CompiledQuery {
  return compiler.compileQuery(node, createQueryId());
}

/**
 * Creates a query builder over these tables. It only builds; statements are sent over the server's
 * pools.
 * @typeParam Tables row types by table name, with the column names of the database
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

/**
 * Returns a query as an expression. Kysely's builders of INSERT, UPDATE and DELETE are none, and
 * their types contain the tables of the caller.
 */
export function asExpression<Row>(query: Compilable<Row> & OperationNodeSource): Expression<Row> {
  return new ExpressionWrapper<object, never, Row>(query.toOperationNode());
}
