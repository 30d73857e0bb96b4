import { createHash } from 'node:crypto';
import { type Compilable, type Kysely, type RawBuilder, type RootOperationNode, sql } from 'kysely';
import { asJsonRows } from './json-rows';
import type { Cells } from './prepared-query';
import { compileNode, createBuilder, Parameter } from './statement-compiler';

/** The parameters of a statement as expressions, to be used in its text. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

type DateColumn<Row> = { [Column in keyof Row]-?: NonNullable<Row[Column]> extends Date ? Column : never }[keyof Row];

/**
 * The names of all columns that hold a time, because times arrive as text. Empty where a row has no
 * times.
 */
type Times<Row> = [DateColumn<Row>] extends [never] ? [] : [times: readonly DateColumn<Row>[]];

/**
 * One SQL statement with typed parameters. Its text is compiled once and prepared under a name. It
 * has one row at most.
 */
export interface AnyStatement<Values = never> {
  /**
   * `module.purpose`, unique in the server: it names the statement in metrics, traces and the
   * committed SQL.
   */
  readonly name: string;
  /** The SQL as it is sent. */
  readonly text: string;
  /** The name under which it is prepared: a hash of the text. */
  readonly preparedName: string;
  /** The parameters' names in the order of `$1`, `$2` … */
  readonly parameters: readonly string[];
  /** The parameters' values in that order. */
  valuesOf(values: Values): unknown[];
}

/** A statement with typed rows, which come as one JSON text. */
export interface Statement<Values, Row> extends AnyStatement<Values> {
  /**
   * Reads the rows from the cells of the statement's row, and converts them to their type: times to
   * Date.
   */
  readRows(cells: Cells | undefined): Row[];
}

/** A JSON text that PostgreSQL wrote. It is sent to the client as it is. */
export interface Document {
  /** Null for NULL. */
  body: string | null;
  /** The version of what it shows; null when it has none. */
  version: number | null;
}

/** What a statement compiles to. */
interface Compiled {
  text: string;
  preparedName: string;
  parameters: readonly string[];
}

/** Any query that the builder creates. */
type Query<Row> = Compilable<Row> & { toOperationNode(): RootOperationNode };

type Build<Tables, Values, Row> = (db: Kysely<Tables>, params: Params<Values>) => Query<Row>;

const defined = new Map<string, AnyStatement & { compile(): void }>();

/**
 * Every statement that the server may send, by name. Modules define theirs when they are loaded.
 */
export function allStatements(): readonly AnyStatement[] {
  return [...defined.values()];
}

/**
 * Compiles every statement for the settings of the server that starts. A mistake in one stops the
 * start instead of failing requests.
 * @throws {Error} that names the statement, for a value that is not a parameter or a contribution
 *   that no module makes.
 */
export function compileStatements(): void {
  for (const statement of defined.values()) statement.compile();
}

const namesByPreparedName = new Map<string, string>();

/**
 * The name, without options, of the statement that is prepared under this name; undefined for any
 * other statement.
 */
export function statementNameOf(preparedName: string | undefined): string | undefined {
  return preparedName === undefined ? undefined : namesByPreparedName.get(preparedName);
}

/** Defines statements over the tables of a module and of the modules below it. */
export interface StatementDefiner<Tables> {
  /**
   * Defines one statement. It is compiled when it is first used, so that modules that load later
   * can contribute to it.
   * @param times the columns that hold times; listed because they arrive as text
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
}

/** One value for each option. */
export type Chosen<Options extends Record<string, readonly (string | boolean)[]>> = {
  readonly [Name in keyof Options]: Options[Name][number];
};

/**
 * @typeParam Tables row types by table name. A statement that names another table is a type error.
 */
export function statementsOn<Tables>(): StatementDefiner<Tables> {
  const db = createBuilder<Tables>();
  const defineRows = <Values, Row extends object>(
    name: string,
    build: Build<Tables, Values, Row>,
    times: readonly (keyof Row)[],
  ): Statement<Values, Row> =>
    define(new RowsStatement(name, () => asJsonRows(build(db, createParams<Values>()).toOperationNode()), times));
  return {
    statement:
      () =>
      (name, build, ...times) =>
        defineRows(name, build, times[0] ?? []),
    variants:
      () =>
      (name, options, build, ...times) =>
        defineEach(name, options, (variant, chosen) => defineRows(variant, build(chosen), times[0] ?? [])),
  };
}

/** A parameter of a statement by its name. */
export function namedParameter<Value>(name: string): RawBuilder<Value> {
  return sql<Value>`${sql.val(new Parameter(name))}`;
}

/**
 * A document whose text follows from a request. It is not among {@link allStatements}.
 * @param name the name in metrics and traces, which several documents may have
 */
export function createDocument(name: string, query: RawBuilder<unknown>): RequestDocument {
  return new RequestDocument(name, compile(query.toOperationNode()));
}

function define<Defined extends LazyStatement<never>>(statement: Defined): Defined {
  if (defined.has(statement.name)) throw new Error(`Two statements are called ${statement.name}.`);
  defined.set(statement.name, statement);
  return statement;
}

/** Defines one statement for each choice of the options. */
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

/** A statement that is compiled when it is first used. */
class LazyStatement<Values> implements AnyStatement<Values> {
  private compiled?: Compiled;

  constructor(
    readonly name: string,
    private readonly build: () => RootOperationNode,
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

  /** @throws {Error} that names the statement, if it does not compile */
  compile(): Compiled {
    try {
      this.compiled = compile(this.build());
      namesByPreparedName.set(this.compiled.preparedName, this.name.replace(/\(.*/, ''));
      return this.compiled;
    } catch (cause) {
      throw new Error(`The statement ${this.name} does not compile.`, { cause });
    }
  }
}

class RowsStatement<Values, Row extends object> extends LazyStatement<Values> implements Statement<Values, Row> {
  constructor(
    name: string,
    build: () => RootOperationNode,
    private readonly times: readonly (keyof Row)[],
  ) {
    super(name, build);
  }

  /** Changes the rows in place: copying them took most of the time of reading a list. */
  readRows(cells: Cells | undefined): Row[] {
    const rows = JSON.parse(cells?.[0] ?? '[]') as Row[];
    for (const time of this.times) for (const row of rows) toDate(row, time);
    return rows;
  }
}

/** A document that PostgreSQL forgets with the next statement, unless it is prepared. */
export class RequestDocument implements AnyStatement<Record<string, unknown>> {
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

  /** Lets connections keep it. */
  prepare(): this {
    this.preparedName = this.compiled.preparedName;
    namesByPreparedName.set(this.preparedName, this.name);
    return this;
  }

  valuesOf(values: Record<string, unknown>): unknown[] {
    return this.parameters.map((name) => values[name]);
  }

  /** Undefined when there was no row. */
  readDocument(cells: Cells | undefined): Document | undefined {
    if (!cells) return undefined;
    const [body = null, version] = cells;
    return { body, version: typeof version === 'string' ? Number(version) : null };
  }
}

function toDate<Row extends object>(row: Row, column: keyof Row): void {
  const text: unknown = row[column];
  if (typeof text === 'string') Object.assign(row, { [column]: new Date(text) });
}

function compile(node: RootOperationNode): Compiled {
  const { sql: text, parameters } = compileNode(node);
  const names = parameters.map((parameter) => (parameter instanceof Parameter ? parameter.name : ''));
  return { text, preparedName: createHash('sha1').update(text).digest('base64url'), parameters: names };
}

/** Every property is a parameter of that name; the type restricts the names. */
function createParams<Values>(): Params<Values> {
  return new Proxy({} as Params<Values>, { get: (_, name) => sql.val(new Parameter(String(name))) });
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
