import {
  type Compilable,
  type Expression,
  type InsertObject,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type RawBuilder,
  type RootOperationNode,
} from 'kysely';
import { asJsonRows } from './json-rows';
import { compile, type Compiled, namedParameter, nameStatement } from './compiled-statement';
import { createBuilder } from './statement-compiler';

/** Parameters of a statement as expressions for its text. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** Cells of a row, as PostgreSQL writes them; null for NULL. */
export type Cells = readonly (string | null)[];

type DateColumn<Row> = { [Column in keyof Row]-?: NonNullable<Row[Column]> extends Date ? Column : never }[keyof Row];

/**
 * Names of all columns with times. They arrive as text and become `Date`. Empty for a row without
 * times.
 */
type Times<Row> = [DateColumn<Row>] extends [never] ? [] : [times: readonly DateColumn<Row>[]];

/** A SQL statement with typed parameters. */
export interface AnyStatement<Values = never> {
  /** `module.purpose`. It names the statement in metrics and traces. */
  readonly name: string;
  /** The SQL text as sent. */
  readonly text: string;
  /** Name of the prepared statement: a hash of the text. Empty for an unprepared statement. */
  readonly preparedName: string;
  /** Parameter names in the order of `$1`, `$2` … */
  readonly parameters: readonly string[];
  /** Parameter values in that order. */
  valuesOf(values: Values): unknown[];
}

/**
 * A statement with a unique name and typed rows, which arrive as one JSON text in one result row.
 * The SQL text is compiled once and prepared under a name.
 */
export interface Statement<Values, Row> extends AnyStatement<Values> {
  /** Parses the rows from the cells of the statement's row and converts times to Date. */
  parseRows(cells: Cells | undefined): Row[];
}

/** Any query that the builder creates. */
type Query<Row> = Compilable<Row> & { toOperationNode(): RootOperationNode };

type Build<Tables, Values, Row> = (db: Kysely<Tables>, params: Params<Values>) => Query<Row>;

type CompilableStatement = AnyStatement & { compile(): void };

const defined = new Map<string, CompilableStatement>();

/** Returns every defined statement by name. Modules define theirs when they are loaded. */
export function allStatements(): readonly AnyStatement[] {
  return [...defined.values()];
}

/** Settings of the compiled statements. */
let compiledFor: string | undefined;

/**
 * Compiles every statement for the settings of the starting server. A mistake then prevents the
 * start instead of failing requests. Tests start several servers, so statements for the same
 * settings are kept.
 * @param settings the settings that statements contain
 * @throws {Error} with the statement's name, if a value is not a parameter, or if no module
 *   provides a contribution
 */
export function compileStatements(settings: string): void {
  if (settings === compiledFor) return;
  for (const statement of defined.values()) statement.compile();
  compiledFor = settings;
}

/** Defines statements over the tables of a module and of the modules below it. */
export interface StatementDefiner<Tables> {
  /**
   * Defines one statement. {@link compileStatements} compiles it after all modules are loaded, so
   * that later modules can contribute to it. Commands and tests compile it on first use.
   * @param times columns with times, listed because times arrive as text
   */
  statement<Values>(): <Row extends object>(
    name: string,
    build: Build<Tables, Values, Row>,
    ...times: Times<Row>
  ) => Statement<Values, Row>;
  /**
   * Defines a finite set of statements that differ by options, such as the order of a list.
   * @param options every option with all its values; the set is their product
   */
  variants<Values>(): <Row extends object, const Options extends Record<string, readonly (string | boolean)[]>>(
    name: string,
    options: Options,
    build: (chosen: Chosen<Options>) => Build<Tables, Values, Row>,
    ...times: Times<Row>
  ) => (chosen: Chosen<Options>) => Statement<Values, Row>;
  /** Starts an INSERT of one row. Columns without a value get their default. */
  insertRow<Table extends keyof Tables & string>(
    table: Table,
    row: { readonly [Column in keyof Tables[Table]]?: Expression<Tables[Table][Column]> },
  ): InsertQueryBuilder<Tables, Table, InsertResult>;
}

/** One value for each option. */
export type Chosen<Options extends Record<string, readonly (string | boolean)[]>> = {
  readonly [Name in keyof Options]: Options[Name][number];
};

/** @typeParam Tables row types by table name; a statement with another table is a type error */
export function statementsOn<Tables>(): StatementDefiner<Tables> {
  const db = createBuilder<Tables>();
  const defineRows = <Values, Row extends object>(
    name: string,
    build: Build<Tables, Values, Row>,
    times: readonly (keyof Row)[],
  ): Statement<Values, Row> => {
    const query = () => asJsonRows(build(db, createParams<Values>()).toOperationNode());
    const statement = new LazyStatement<Values, Row>(name, query, times);
    add(statement);
    return statement;
  };
  return {
    statement:
      () =>
      (name, build, ...times) =>
        defineRows(name, build, times[0] ?? []),
    variants:
      () =>
      (name, options, build, ...times) =>
        defineEach(name, options, (variant, chosen) => defineRows(variant, build(chosen), times[0] ?? [])),
    insertRow: (table, row) => db.insertInto(table).values(row as InsertObject<Tables, typeof table>),
  };
}

function add(statement: CompilableStatement): void {
  if (defined.has(statement.name)) throw new Error(`Two statements are called ${statement.name}.`);
  defined.set(statement.name, statement);
}

/** Defines one statement for each combination of options. */
function defineEach<const Options extends Record<string, readonly (string | boolean)[]>, Defined>(
  name: string,
  options: Options,
  defineOne: (variant: string, chosen: Chosen<Options>) => Defined,
): (chosen: Chosen<Options>) => Defined {
  const byKey = new Map(
    productOf(options).map((chosen) => {
      const key = keyOf(options, chosen);
      return [key, defineOne(`${name}(${key})`, chosen)];
    }),
  );
  return (chosen) => {
    const statement = byKey.get(keyOf(options, chosen));
    if (!statement) throw new Error(`${name} has no variant ${keyOf(options, chosen)}.`);
    return statement;
  };
}

/** A statement that is compiled once, by {@link compileStatements} or on first use. */
class LazyStatement<Values, Row extends object> implements Statement<Values, Row> {
  private compiled?: Compiled;

  constructor(
    readonly name: string,
    private readonly build: () => RootOperationNode,
    private readonly times: readonly (keyof Row)[],
  ) {}

  get text(): string {
    return this.ready.text;
  }

  get preparedName(): string {
    return this.ready.preparedName;
  }

  get parameters(): readonly string[] {
    return this.ready.parameters;
  }

  valuesOf(values: Values): unknown[] {
    const byName = values as Record<string, unknown>;
    return this.ready.parameters.map((name) => byName[name]);
  }

  private get ready(): Compiled {
    return this.compiled ?? this.compile();
  }

  /** @throws {Error} with the statement's name, if it does not compile */
  compile(): Compiled {
    try {
      this.compiled = compile(this.build());
      nameStatement(this.compiled, this.name.replace(/\(.*/, ''));
      return this.compiled;
    } catch (cause) {
      throw new Error(`The statement ${this.name} does not compile.`, { cause });
    }
  }

  /** Changes the rows in place, because copying them took most of the time of reading a list. */
  parseRows(cells: Cells | undefined): Row[] {
    const rows = JSON.parse(cells?.[0] ?? '[]') as Row[];
    for (const time of this.times) for (const row of rows) toDate(row, time);
    return rows;
  }
}

function toDate<Row extends object>(row: Row, column: keyof Row): void {
  const text: unknown = row[column];
  if (typeof text === 'string') Object.assign(row, { [column]: new Date(text) });
}

/** Returns a parameter for every property. The type restricts the names. */
function createParams<Values>(): Params<Values> {
  return new Proxy({} as Params<Values>, { get: (_, name) => namedParameter(String(name)) });
}

function productOf<Options extends Record<string, readonly (string | boolean)[]>>(options: Options): Chosen<Options>[] {
  const partial = Object.entries(options).reduce<Record<string, string | boolean>[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
  return partial as Chosen<Options>[];
}

function keyOf(options: object, chosen: Record<string, string | boolean>): string {
  return Object.keys(options)
    .map((name) => `${name}=${chosen[name]}`)
    .join(', ');
}
