import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../domain/context';
import type { ClientDocuments } from './client-documents';
import type { Selection } from './selected-fields';
import { directiveVariablesOf, fragmentsOf, parseSelection } from './selection-parser';
import type { StoragePolicy, CachedSelection, Selections } from './selections';
import { isRefused } from './sql-builder';

/** Parts of a request that affect its response. */
export interface QueryRequest {
  /** Text of the document. */
  query: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
}

/** A query of a valid document. */
interface CachedQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly storage: StoragePolicy;
  /** Variables whose values decide which fields are selected. */
  readonly directiveVariables: readonly string[];
  /** Selections by the values of these variables. Null if a field has no SQL. */
  readonly selections: Map<string, CachedSelection | null>;
}

/** A query that is ready to be read. */
export interface PreparedQuery {
  readonly operation: OperationDefinitionNode;
  /** Returns PostgreSQL's JSON text, or null for a withdrawn member. */
  read(): Promise<string | null>;
}

/** Maximum number of characters of a stored document. The client's longest has half as many. */
export const MAX_STORED_CHARACTERS = 8_000;

/** Queries of valid documents. Each is read in one statement. */
export class SelectedQueries {
  /** Stored queries by the text of the document and the name of the operation. */
  private readonly cached = new Map<string, Map<string | null, CachedQuery>>();
  private readonly schema: GraphQLSchema;

  constructor(
    private readonly selections: Selections,
    private readonly clientDocuments: ClientDocuments,
  ) {
    this.schema = selections.schema;
  }

  /**
   * Prepares a request whose document is cached or the client's. Returns null for a request that
   * graphql-js must execute.
   */
  prepare(ctx: Context, request: QueryRequest): PreparedQuery | null {
    const cached = this.find(request);
    return cached ? this.prepareCached(ctx, cached, request) : null;
  }

  /**
   * Prepares a request with a valid document, and stores the document if quota is left. It uses a
   * document that another request has stored meanwhile.
   */
  prepareValid(ctx: Context, request: QueryRequest, document: DocumentNode): PreparedQuery | null {
    const { length } = request.query;
    const cached = this.find(request);
    if (cached) return this.prepareCached(ctx, cached, request);
    const isStored = length <= MAX_STORED_CHARACTERS && this.selections.quota.reserve(length);
    const query = isStored ? this.add(request, document, 'limited') : toCachedQuery(request, document, 'never');
    return query ? this.prepareCached(ctx, query, request) : null;
  }

  private add(request: QueryRequest, document: DocumentNode, storage: StoragePolicy): CachedQuery | null {
    const cached = toCachedQuery(request, document, storage);
    if (!cached) return null;
    // A request may omit the name of the only operation in its document.
    const only = getOperationAST(document);
    const names = only ? [null, only.name?.value ?? null] : [request.operationName ?? null];
    const byName = this.cached.get(request.query) ?? new Map<string | null, CachedQuery>();
    for (const name of names) byName.set(name, cached);
    this.cached.set(request.query, byName);
    return cached;
  }

  private find(request: QueryRequest): CachedQuery | null {
    const cached = this.cached.get(request.query)?.get(request.operationName ?? null);
    if (cached) return cached;
    const document = this.clientDocuments.get(request.query);
    return document ? this.add(request, document, 'always') : null;
  }

  private prepareCached(ctx: Context, query: CachedQuery, { variables }: QueryRequest): PreparedQuery | null {
    const { operation } = query;
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables ?? {});
    const cached = coerced && this.selectionOf(query, coerced);
    if (!cached || !this.canRead(ctx, cached.selection)) return null;
    const args = this.selections.parseArguments(ctx, cached.selection, coerced);
    if (args.some(isRefused)) return null;
    return { operation, read: () => this.selections.read(ctx, cached, { args }) };
  }

  private canRead({ session }: Context, { fields }: Selection): boolean {
    if (session.memberId !== null) return true;
    return fields.every(({ definition, name }) => !definition || this.selections.definitions.isOpen(name));
  }

  /**
   * Reserves quota for a selection. Each variant of `@skip` and `@include` takes quota for the
   * whole document.
   */
  private storageOf({ storage, operation }: CachedQuery): StoragePolicy {
    if (storage !== 'limited') return storage;
    return this.selections.quota.reserve(operation.loc?.source.body.length ?? 0) ? 'limited' : 'never';
  }

  private selectionOf(query: CachedQuery, variables: Record<string, unknown>): CachedSelection | null {
    const key = JSON.stringify(query.directiveVariables.map((name) => variables[name]));
    const cached = query.selections.get(key);
    if (cached !== undefined) return cached;
    const { schema, definitions } = this.selections;
    const type = schema.getQueryType();
    const source = { schema, definitions, fragments: fragmentsOf(query.document), variables };
    const selection = type ? parseSelection(source, type, [query.operation.selectionSet]) : null;
    // A query for `__typename` alone needs no statement.
    const needsStatement = selection?.fields.some(({ definition }) => definition) === true;
    const storage = this.storageOf(query);
    const created = selection && needsStatement ? { selection, storage, statements: new Map() } : null;
    if (storage !== 'never') query.selections.set(key, created);
    return created;
  }
}

function toCachedQuery(
  { operationName }: QueryRequest,
  document: DocumentNode,
  storage: StoragePolicy,
): CachedQuery | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return null;
  return { document, operation, storage, directiveVariables: directiveVariablesOf(document), selections: new Map() };
}
