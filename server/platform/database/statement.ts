import { createHash } from 'node:crypto';
import { type Compilable, type Kysely, type RawBuilder, type RootOperationNode, sql } from 'kysely';
import { asJsonRows } from './json-rows';
import { compileNode, createBuilder, Parameter } from './statement-compiler';

/** The parameters of a statement as expressions, to be used in its text. */
export type Params<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

type DateColumn<Row> = { [Column in keyof Row]-?: NonNullable<Row[Column]> extends Date ? Column : never }[keyof Row];

/** The names of all columns that hold a time, because times arrive as text. Empty where a row has no times. */
type Times<Row> = [DateColumn<Row>] extends [never] ? [] : [times: readonly DateColumn<Row>[]];

/** One SQL statement with typed parameters and rows. Its text is compiled once and prepared under a name. */
export interface Statement<Values, Row> {
  /** `module.purpose`, unique in the server: it names the statement in metrics, traces and the committed SQL. */
  readonly name: string;
  /** The SQL as it is sent. Its rows come as one JSON text. */
  readonly text: string;
  /** The name under which it is prepared: a hash of the text. */
  readonly preparedName: string;
  /** The parameters' names in the order of `$1`, `$2` … */
  readonly parameters: readonly string[];
  /** The parameters' values in that order. */
  valuesOf(values: Values): unknown[];
  /** Converts the rows to their type: times to Date. */
  readRows(rows: Row[]): Row[];
}

/** What {@link Statement} compiles to. */
interface Compiled {
  text: string;
  preparedName: string;
  parameters: readonly string[];
}

/** Any query that the builder creates. */
type Query<Row> = Compilable<Row> & { toOperationNode(): RootOperationNode };

type Build<Tables, Values, Row> = (db: Kysely<Tables>, params: Params<Values>) => Query<Row>;

const defined = new Map<string, Statement<never, object>>();

/** Every statement that the server may send, by name. Modules define theirs when they are loaded. */
export function allStatements(): readonly Statement<never, object>[] {
  return [...defined.values()];
}

/**
 * Compiles every statement, so that a mistake in one stops the server's start instead of failing requests.
 * @throws {Error} that names the statement, for a value that is not a parameter or a contribution that no module makes.
 */
export function compileStatements(): void {
  for (const statement of defined.values()) void statement.text;
}

const namesByPreparedName = new Map<string, string>();

/** The name, without options, of the statement that is prepared under this name; undefined for any other statement. */
export function statementNameOf(preparedName: string | undefined): string | undefined {
  return preparedName === undefined ? undefined : namesByPreparedName.get(preparedName);
}

/** Defines statements over the tables of a module and of the modules below it. */
export interface StatementDefiner<Tables> {
  /**
   * Defines one statement. It is compiled when it is first used, so that modules that load later can contribute to it.
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

/** @typeParam Tables row types by table name. A statement that names another table is a type error. */
export function statementsOn<Tables>(): StatementDefiner<Tables> {
  const db = createBuilder<Tables>();
  const define = <Values, Row extends object>(
    name: string,
    build: Build<Tables, Values, Row>,
    times: readonly (keyof Row)[],
  ): Statement<Values, Row> => {
    if (defined.has(name)) throw new Error(`Two statements are called ${name}.`);
    const statement = new LazyStatement(name, () => compile(build(db, createParams<Values>())), times);
    defined.set(name, statement);
    return statement;
  };
  return {
    statement:
      () =>
      (name, build, ...times) =>
        define(name, build, times[0] ?? []),
    variants:
      () =>
      (name, options, build, ...times) => {
        const byKey = new Map(
          productOf(options).map((chosen) => {
            const key = keyOf(options, chosen);
            return [key, define(`${name}(${key})`, build(chosen), times[0] ?? [])];
          }),
        );
        return (chosen) => {
          const statement = byKey.get(keyOf(options, chosen));
          if (!statement) throw new Error(`${name} has no variant ${keyOf(options, chosen)}.`);
          return statement;
        };
      },
  };
}

class LazyStatement<Values, Row extends object> implements Statement<Values, Row> {
  private compiled?: Compiled;

  constructor(
    readonly name: string,
    private readonly compileNow: () => Compiled,
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

  /** Changes the rows in place: copying them took most of the time of reading a list. */
  readRows(rows: Row[]): Row[] {
    for (const time of this.times) for (const row of rows) toDate(row, time);
    return rows;
  }

  private get ready(): Compiled {
    this.compiled ??= this.compileNamed();
    return this.compiled;
  }

  private compileNamed(): Compiled {
    try {
      const compiled = this.compileNow();
      namesByPreparedName.set(compiled.preparedName, this.name.replace(/\(.*/, ''));
      return compiled;
    } catch (cause) {
      throw new Error(`The statement ${this.name} does not compile.`, { cause });
    }
  }
}

function toDate<Row extends object>(row: Row, column: keyof Row): void {
  const text: unknown = row[column];
  if (typeof text === 'string') Object.assign(row, { [column]: new Date(text) });
}

function compile(query: Query<object>): Compiled {
  const { sql: text, parameters } = compileNode(asJsonRows(query.toOperationNode()));
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
