import { getArgumentValues, type GraphQLSchema } from 'graphql';
import type { Context } from '../domain/context';
import { createDocument, type Document, type RequestDocument } from '../platform/database/statement';
import { AppError, invalid } from '../platform/errors';
import type { FieldDefinitions } from './definitions';
import type { ReadArguments, SqlValues } from './fields';
import { KeptStatements } from './kept-statements';
import type { Selection, Site } from './selected-fields';
import {
  isRefused,
  type ParameterSources,
  type SiteArguments,
  type WriterParts,
  writeStatement,
  type WrittenStatement,
} from './sql-writer';

/** A statement and the sources of its parameters. */
interface SelectionStatement {
  readonly statement: RequestDocument;
  readonly sources: ParameterSources;
}

/**
 * Storage of a selection's statements: always for the client's documents, `room` while there is
 * room, or never if the selection itself is not stored.
 */
export type Keeping = 'always' | 'room' | 'never';

/** A selection and its stored statements. */
export interface KnownSelection {
  readonly selection: Selection;
  readonly keeping: Keeping;
  /** Stored statements by the options of the arguments. */
  readonly statements: Map<string, SelectionStatement>;
  /** Name in metrics and traces, if it differs from the selection's. */
  readonly name?: string;
  /** Builds the statement, if it contains more than the selection. */
  readonly write?: (parts: WriterParts) => WrittenStatement;
}

/** Everything beside the selection that a read needs. */
export interface ReadParts {
  readonly args: readonly SiteArguments[];
  /** Values and options of the root. */
  readonly root?: ReadArguments;
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
  readonly kept = new KeptStatements();

  constructor(
    readonly schema: GraphQLSchema,
    readonly definitions: FieldDefinitions,
  ) {}

  /**
   * Parses the arguments of all field occurrences in a selection.
   * @param variables coerced values of the variables
   */
  readArguments(ctx: Context, { sites }: Selection, variables: Record<string, unknown>): SiteArguments[] {
    const args = sites.map((site) => readSite(ctx, site, variables));
    return refuseTooManyRows(sites, args);
  }

  /**
   * Reads a selection.
   * @returns PostgreSQL's JSON text; null if the viewer has withdrawn
   */
  async read(ctx: Context, known: KnownSelection, parts: ReadParts): Promise<string | null> {
    return (await this.readDocument(ctx, known, parts))?.body ?? null;
  }

  /**
   * Reads a selection.
   * @returns undefined if there was no row
   */
  async readDocument(ctx: Context, known: KnownSelection, parts: ReadParts): Promise<Document | undefined> {
    const { statement, sources } = this.statementOf(ctx, known, parts);
    const { args, root } = parts;
    const values: Record<string, unknown> = {};
    const valuesOf = (site: Site | undefined): SqlValues => {
      if (!site) return root?.values ?? {};
      const read = args[site.index];
      return read && !isRefused(read) ? read.values : {};
    };
    for (const [name, source] of sources) values[name] = source(ctx, valuesOf);
    const statements = known.selection.primary ? ctx.primary : ctx.reads;
    return statements.document(statement, values);
  }

  private statementOf(ctx: Context, known: KnownSelection, parts: ReadParts): SelectionStatement {
    const { args, root, withTypes = false } = parts;
    const isVisitor = ctx.session.memberId === null;
    const options = args.map((each) => (isRefused(each) ? null : each.options));
    const key = JSON.stringify([isVisitor, root?.options, ...options]);
    const kept = known.statements.get(key);
    if (kept) return kept;
    const { selection, name = nameOf(selection) } = known;
    const { definitions } = this;
    const writing = { definitions, env: ctx.env, isVisitor, args, options: root?.options ?? {}, withTypes };
    const { query, sources } = known.write?.(writing) ?? writeStatement(selection, writing);
    const made = { statement: createDocument(name, query), sources };
    if (!args.some(isRefused) && this.mayKeep(known, key.length + made.statement.text.length)) {
      made.statement.prepare();
      known.statements.set(key, made);
    }
    return made;
  }

  private mayKeep({ keeping }: KnownSelection, characters: number): boolean {
    return keeping === 'always' || (keeping === 'room' && this.kept.add(characters));
  }
}

/** Name of a selection's statement in metrics and traces, such as `Query notice viewer`. */
function nameOf({ fields, type }: Selection): string {
  const names = fields.flatMap(({ name, definition }) => (definition ? [name] : []));
  return [type.name, ...[...new Set(names)].toSorted()].join(' ');
}

function readSite(ctx: Context, site: Site, variables: Record<string, unknown>): SiteArguments {
  const { field, node, definition } = site;
  if (!definition.read) return { values: {} };
  try {
    return definition.read(getArgumentValues(field, node, variables), ctx);
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    throw error;
  }
}

/** Refuses the pages of nested lists if they may contain too many rows in total. */
function refuseTooManyRows(sites: readonly Site[], args: SiteArguments[]): SiteArguments[] {
  const nested = sites.filter(({ definition }) => definition.nested);
  const rows = nested.reduce((sum, site) => sum + rowsOf(site, args), 0);
  if (rows <= MAX_NESTED_ROWS) return args;
  const refusal = invalid({ first: '한 번에 너무 많이 요청했어요. first나 size를 줄여 주세요.' });
  for (const { index } of nested) if (!isRefused(args[index])) args[index] = { refusal };
  return args;
}

/** Maximum number of rows of a list, multiplied by those of the lists that contain it. */
function rowsOf(site: Site, args: readonly SiteArguments[]): number {
  let rows = 1;
  for (let at: Site | undefined = site; at; at = at.parent) {
    const read = args[at.index];
    rows *= read && !isRefused(read) ? (at.definition.rows?.(read.values) ?? 1) : 1;
  }
  return rows;
}
