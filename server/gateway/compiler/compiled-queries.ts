import { type DocumentNode, getArgumentValues, getOperationAST, getVariableValues, type GraphQLSchema } from 'graphql';
import type { Context } from '../../domain/context';
import { MAX_NESTED_ROWS } from '../../domain/kit/nested-pages';
import type { ReadArguments } from '../../domain/kit/sql-fields';
import { createDocument, type DocumentStatement } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { MAX_STORED_CHARACTERS } from '../documents';
import type { FieldDefinitions } from './field-definitions';
import { readSelectedQuery, type SelectedQuery, type Site } from './selected-fields';
import { type ParameterSources, writeQuery } from './sql-writer';

/** What a client sends, as far as the response depends on it. */
export interface QueryRequest {
  /** The text of the document. */
  query: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
}

interface CompiledStatement {
  statement: DocumentStatement<Record<string, unknown>>;
  sources: ParameterSources;
}

/** A query of a valid document. */
interface KnownQuery {
  readonly selected: SelectedQuery;
  /** Whether it is one of the client's own. */
  readonly isOwn: boolean;
  /** By the options of the arguments; null for those whose statement was too long to be kept. */
  readonly statements: Map<string, CompiledStatement | null>;
}

/** How to read the data of a response by one statement. */
export interface PreparedQuery {
  readonly operation: SelectedQuery['operation'];
  /** Returns PostgreSQL's JSON text; null for a member who withdrew. */
  read(): Promise<string | null>;
}

/**
 * The characters of texts and statements that are kept for documents other than the client's own. Every connection keeps what it has
 * prepared, in up to 400 times as many bytes. When there are so many, further documents are left to the resolvers.
 */
const MAX_OTHER_TEXT = 100_000;

/** The valid queries that are one statement, compiled once for each text. */
export class CompiledQueries {
  /** By the text of the document and the name of the operation. */
  private readonly known = new Map<string, Map<string | null, KnownQuery>>();
  /** Documents that the resolvers serve. */
  private readonly resolved = new WeakSet<DocumentNode>();
  private otherText = 0;

  /** @param own the client's own documents */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
    own: ReadonlyMap<string, DocumentNode>,
  ) {
    for (const [query, document] of own) this.add({ query }, document, true);
  }

  /**
   * Takes a query of a document that has been found valid, if there is room for it. Requests that send the same text at the same time
   * have each parsed it, so they come with different documents.
   */
  learn(request: QueryRequest, document: DocumentNode): void {
    const { length } = request.query;
    const fits = length <= MAX_STORED_CHARACTERS && this.otherText + length <= MAX_OTHER_TEXT;
    if (fits && !this.find(request)) this.add(request, document, false);
  }

  private add({ query, operationName = null }: QueryRequest, document: DocumentNode, isOwn: boolean): void {
    if (this.resolved.has(document)) return;
    const selected = readSelectedQuery(this.schema, this.definitions, document, operationName);
    if (!selected) {
      this.resolved.add(document);
      return;
    }
    // A request need not name the only operation of its document.
    const only = getOperationAST(document);
    const names = only ? [null, only.name?.value ?? null] : [operationName];
    const byName = this.known.get(query) ?? new Map<string | null, KnownQuery>();
    const known = { selected, isOwn, statements: new Map<string, CompiledStatement | null>() };
    for (const name of names) byName.set(name, known);
    this.known.set(query, byName);
    if (!isOwn) this.otherText += query.length;
  }

  private find({ query, operationName = null }: QueryRequest): KnownQuery | undefined {
    return this.known.get(query)?.get(operationName);
  }

  /** Prepares to read the data of a response; null for a request that the resolvers have to serve. */
  prepare(ctx: Context, request: QueryRequest): PreparedQuery | null {
    const query = ctx.session.memberId === null ? undefined : this.find(request);
    const read = query && this.readArguments(ctx, query.selected, request.variables);
    const compiled = query && read && this.statementOf(ctx, query, read);
    if (!compiled) return null;
    const values: Record<string, unknown> = {};
    for (const [name, source] of compiled.sources) values[name] = source(ctx, ({ index }) => read[index]?.values ?? {});
    return {
      operation: query.selected.operation,
      read: async () => (await ctx.reads.document(compiled.statement, values))?.body ?? null,
    };
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
    { selected, isOwn, statements }: KnownQuery,
    read: readonly ReadArguments[],
  ): CompiledStatement | null {
    const key = JSON.stringify(read.map(({ options }) => options));
    const known = statements.get(key);
    if (known !== undefined) return known;
    const { definitions } = this;
    const optionsOf = ({ index }: Site) => read[index]?.options ?? {};
    const { query, sources } = writeQuery(selected, { definitions, env: ctx.env, optionsOf });
    const compiled = { statement: createDocument(this.nameOf(selected), query), sources };
    const length = isOwn ? 0 : key.length + compiled.statement.text.length;
    const kept = this.otherText + length <= MAX_OTHER_TEXT ? compiled : null;
    if (kept) this.otherText += length;
    statements.set(key, kept);
    return kept;
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
