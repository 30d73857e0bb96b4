import { type DocumentNode, getArgumentValues, getVariableValues, type GraphQLSchema } from 'graphql';
import type { Context } from '../../domain/context';
import { MAX_NESTED_ROWS } from '../../domain/kit/nested-pages';
import type { ReadArguments } from '../../domain/kit/sql-fields';
import { createDocument, type DocumentStatement } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { FieldDefinitions } from './field-definitions';
import { readSelectedQuery, type SelectedQuery, type Site } from './selected-fields';
import { type ParameterSources, writeQuery } from './sql-writer';

/** A request, as far as its response depends on it. */
export interface QueryRequest {
  document: DocumentNode;
  /** The document as it was sent. */
  source: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>>;
}

interface CompiledStatement {
  statement: DocumentStatement<Record<string, unknown>>;
  sources: ParameterSources;
}

/**
 * The characters of texts and statements that are kept for documents other than the client's own. Every connection keeps what it has
 * prepared, in up to 400 times as many bytes. When there are so many, further documents are left to the resolvers.
 */
const MAX_OTHER_TEXT = 100_000;

/**
 * The queries that are one statement, compiled once for each text. Requests that send the same text at the same time have each parsed
 * it, so they come with different documents.
 * @param documents the client's own documents
 */
export class CompiledQueries {
  private readonly queries = new WeakMap<DocumentNode, Map<string | null, SelectedQuery | null>>();
  /** By the options of the arguments, the operation's name, and the text. */
  private readonly statements = new Map<string, CompiledStatement>();
  private readonly own: ReadonlySet<string>;
  private otherText = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
    documents: readonly string[],
  ) {
    this.own = new Set(documents);
  }

  /**
   * Prepares to read the data of a response.
   * @returns how to read PostgreSQL's JSON text, which is null for a member who withdrew; null for a request that the resolvers
   *   have to serve
   */
  prepare(ctx: Context, request: QueryRequest): (() => Promise<string | null>) | null {
    const query = ctx.session.memberId === null ? null : this.queryOf(request);
    const read = query && this.readArguments(ctx, query, request.variables);
    const compiled = query && read && this.statementOf(ctx, request, query, read);
    if (!compiled) return null;
    const values: Record<string, unknown> = {};
    for (const [name, source] of compiled.sources) values[name] = source(ctx, ({ index }) => read[index]?.values ?? {});
    return async () => (await ctx.reads.document(compiled.statement, values))?.body ?? null;
  }

  private queryOf({ document, operationName = null }: QueryRequest): SelectedQuery | null {
    const byName = this.queries.get(document) ?? new Map<string | null, SelectedQuery | null>();
    this.queries.set(document, byName);
    let query = byName.get(operationName);
    if (query === undefined) {
      query = readSelectedQuery(this.schema, this.definitions, document, operationName);
      byName.set(operationName, query);
    }
    return query;
  }

  /** Reads the arguments of all sites; null where the resolvers have to, which refuse them with the right error. */
  private readArguments(
    ctx: Context,
    { operation, sites }: SelectedQuery,
    variables: QueryRequest['variables'],
  ): ReadArguments[] | null {
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables ?? {});
    if (!coerced) return null;
    const read: ReadArguments[] = [];
    let nestedRows = 0;
    for (const site of sites) {
      const one = readSite(ctx, site, coerced);
      if (!one) return null;
      read.push(one);
      if (site.definition.nested) nestedRows += rowsOf(site, read);
    }
    return nestedRows > MAX_NESTED_ROWS ? null : read;
  }

  private statementOf(
    ctx: Context,
    { source, operationName }: QueryRequest,
    selected: SelectedQuery,
    read: readonly ReadArguments[],
  ): CompiledStatement | null {
    const key = `${JSON.stringify(read.map(({ options }) => options))} ${operationName ?? ''}\n${source}`;
    const known = this.statements.get(key);
    if (known) return known;
    const isOwn = this.own.has(source);
    if (!isOwn && this.otherText >= MAX_OTHER_TEXT) return null;
    const { definitions } = this;
    const optionsOf = ({ index }: Site) => read[index]?.options ?? {};
    const { query, sources } = writeQuery(selected, { definitions, env: ctx.env, optionsOf });
    const compiled = { statement: createDocument(this.nameOf(selected), query), sources };
    if (!isOwn) this.otherText += key.length + compiled.statement.text.length;
    this.statements.set(key, compiled);
    return compiled;
  }

  /** The names of the statements that it takes the place of, so that there are few. */
  private nameOf({ fields }: SelectedQuery): string {
    const names = fields.flatMap(({ name }) => this.definitions.statementOf(name) ?? []);
    return [...new Set(names)].toSorted().join(' ');
  }
}

function readSite(ctx: Context, site: Site, variables: Record<string, unknown>): ReadArguments | null {
  const { field, node, definition } = site;
  if (!definition.read) return { values: {} };
  try {
    return definition.read(getArgumentValues(field, node, variables), ctx);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The largest number of rows of a list, which is nested in others. Sites above it come first. */
function rowsOf(site: Site, read: readonly ReadArguments[]): number {
  let rows = 1;
  for (let at: Site | undefined = site; at; at = at.parent) {
    rows *= at.definition.rows?.(read[at.index]?.values ?? {}) ?? 1;
  }
  return rows;
}
