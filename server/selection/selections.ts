import { getArgumentValues, type GraphQLSchema } from 'graphql';
import { type Context, requireViewerId } from '../domain/context';
import {
  createRequestStatement,
  type JsonText,
  type RequestStatement,
} from '../platform/database/statements/request-statement';
import { AppError, invalid } from '../platform/errors/app-error';
import type { FieldDefinitions } from './definitions';
import type { ParsedArguments, SqlValues } from './fields';
import { StatementQuota } from './statement-quota';
import type { Selection, FieldOccurrence } from './selected-fields';
import {
  isRefused,
  type ParameterSources,
  type OccurrenceArguments,
  type BuildOptions,
  buildStatement,
  type BuiltStatement,
} from './sql-builder';

/** A statement and the sources of its parameters. */
interface SelectionStatement {
  readonly statement: RequestStatement;
  readonly sources: ParameterSources;
}

/**
 * Whether the statements of a selection are stored. `always`: documents of the web client and
 * defined responses. `limited`: while quota is left. `never`: the selection lives for one request.
 */
export type StoragePolicy = 'always' | 'limited' | 'never';

/** A selection and its stored statements. */
export interface CachedSelection {
  readonly selection: Selection;
  readonly storage: StoragePolicy;
  /** Stored statements by the options of the arguments. */
  readonly statements: Map<string, SelectionStatement>;
  /** Name in metrics and traces, if it differs from the selection's. */
  readonly name?: string;
  /** Builds the statement, if it contains more than the selection. */
  readonly build?: (options: BuildOptions) => BuiltStatement;
}

/** Arguments, values of the root and format of a read. */
export interface ReadOptions {
  readonly args: readonly OccurrenceArguments[];
  /** Values and options of the root. */
  readonly root?: ParsedArguments;
  /** True if objects of several types get a property with their type. */
  readonly withTypes?: boolean;
}

/**
 * Maximum number of rows of all nested lists in a selection, by their sizes. A page of notices with
 * comments and replies of the default sizes has 5,040.
 */
const MAX_NESTED_ROWS = 6_000;

/** Reads selections, each in one statement. */
export class Selections {
  readonly quota = new StatementQuota();

  constructor(
    readonly schema: GraphQLSchema,
    readonly definitions: FieldDefinitions,
  ) {}

  /**
   * Parses the arguments of all field occurrences in a selection.
   * @param variables coerced values of the variables
   */
  parseArguments(ctx: Context, { occurrences }: Selection, variables: Record<string, unknown>): OccurrenceArguments[] {
    const args = occurrences.map((occurrence) => parseOccurrence(ctx, occurrence, variables));
    return refuseTooManyRows(occurrences, args);
  }

  /**
   * Reads a selection.
   * @returns PostgreSQL's JSON text; null if the viewer has withdrawn
   */
  async read(ctx: Context, cached: CachedSelection, options: ReadOptions): Promise<string | null> {
    return (await this.readJsonText(ctx, cached, options))?.body ?? null;
  }

  /**
   * Reads a selection and, for a response with an entity tag, its version.
   * @returns undefined if there was no row
   * @throws {AppError} TOO_MANY_ATTEMPTS
   */
  async readJsonText(ctx: Context, cached: CachedSelection, options: ReadOptions): Promise<JsonText | undefined> {
    await consumeLimits(ctx, options.args);
    const { statement, sources } = this.statementOf(ctx, cached, options);
    const { args, root } = options;
    const values: Record<string, unknown> = {};
    const valuesOf = (occurrence: FieldOccurrence | undefined): SqlValues => {
      if (!occurrence) return root?.values ?? {};
      const parsed = args[occurrence.index];
      return parsed && !isRefused(parsed) ? parsed.values : {};
    };
    for (const [name, source] of sources) values[name] = source(ctx, valuesOf);
    const statements = cached.selection.primary ? ctx.primary : ctx.reads;
    return statements.jsonText(statement, values);
  }

  private statementOf(ctx: Context, cached: CachedSelection, options: ReadOptions): SelectionStatement {
    const { args, root, withTypes = false } = options;
    const isVisitor = ctx.session.memberId === null;
    const ofArguments = args.map((each) => (isRefused(each) ? null : each.options));
    const key = JSON.stringify([isVisitor, root?.options, ...ofArguments]);
    const stored = cached.statements.get(key);
    if (stored) return stored;
    const { selection, name = nameOf(selection) } = cached;
    const { definitions } = this;
    const buildOptions = { definitions, env: ctx.env, isVisitor, args, rootOptions: root?.options ?? {}, withTypes };
    const { query, sources } = cached.build?.(buildOptions) ?? buildStatement(selection, buildOptions);
    const created = { statement: createRequestStatement(name, query), sources };
    if (!args.some(isRefused) && this.reserveQuota(cached, key.length + created.statement.text.length)) {
      created.statement.prepare();
      cached.statements.set(key, created);
    }
    return created;
  }

  /** Returns true if the statement may be stored. */
  private reserveQuota({ storage }: CachedSelection, characters: number): boolean {
    return storage === 'always' || (storage === 'limited' && this.quota.reserve(characters));
  }
}

/** Name of a selection's statement in metrics and traces, such as `Query notice viewer`. */
function nameOf({ fields, type }: Selection): string {
  const names = fields.flatMap(({ name, definition }) => (definition ? [name] : []));
  return [type.name, ...[...new Set(names)].toSorted()].join(' ');
}

/** Consumes the rate limit of each field that has one. */
async function consumeLimits(ctx: Context, args: readonly OccurrenceArguments[]): Promise<void> {
  for (const each of args) {
    if (!isRefused(each) && each.limit) await ctx.rateLimits.consume(each.limit, requireViewerId(ctx));
  }
}

function parseOccurrence(
  ctx: Context,
  occurrence: FieldOccurrence,
  variables: Record<string, unknown>,
): OccurrenceArguments {
  const { field, node, definition } = occurrence;
  if (!definition.parse) return { values: {} };
  try {
    return definition.parse(getArgumentValues(field, node, variables), ctx);
  } catch (error) {
    if (error instanceof AppError) return { error };
    throw error;
  }
}

/** Refuses the pages of nested lists if they may contain too many rows in total. */
function refuseTooManyRows(
  occurrences: readonly FieldOccurrence[],
  args: OccurrenceArguments[],
): OccurrenceArguments[] {
  const nested = occurrences.filter(({ definition }) => definition.nested);
  const rows = nested.reduce((sum, occurrence) => sum + rowsOf(occurrence, args), 0);
  if (rows <= MAX_NESTED_ROWS) return args;
  const error = invalid({
    first: {
      ko: '한 번에 너무 많이 요청했어요. first나 size를 줄여 주세요.',
      en: 'You asked for too much at once. Use a smaller first or size.',
    },
  });
  for (const { index } of nested) if (!isRefused(args[index])) args[index] = { error };
  return args;
}

/** Maximum number of rows of a list, multiplied by those of the lists that contain it. */
function rowsOf(occurrence: FieldOccurrence, args: readonly OccurrenceArguments[]): number {
  let rows = 1;
  for (let at: FieldOccurrence | undefined = occurrence; at; at = at.parent) {
    const parsed = args[at.index];
    rows *= parsed && !isRefused(parsed) ? (at.definition.rows?.(parsed.values) ?? 1) : 1;
  }
  return rows;
}
