import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../domain/context';
import { conditionsOf, fragmentsOf, readSelection, type Selection } from './selected-fields';
import type { Keeping, KnownSelection, Selections } from './selections';
import { isRefused } from './sql-writer';

/** Parts of a request that affect its response. */
export interface QueryRequest {
  /** Text of the document. */
  query: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
}

/** A query of a valid document. */
interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly keeping: Keeping;
  /** Variables whose values decide which fields are selected. */
  readonly conditions: readonly string[];
  /** Selections by the values of the conditions. Null if a field has no SQL. */
  readonly selections: Map<string, KnownSelection | null>;
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
  /** Known queries by the text of the document and the name of the operation. */
  private readonly known = new Map<string, Map<string | null, KnownQuery>>();
  private readonly schema: GraphQLSchema;

  /** @param own documents of the client */
  constructor(
    private readonly selections: Selections,
    own: ReadonlyMap<string, DocumentNode>,
  ) {
    this.schema = selections.schema;
    for (const [query, document] of own) this.add({ query }, document, 'always');
  }

  /**
   * Prepares a request whose document is known. Returns null for a request that graphql-js must
   * execute.
   */
  prepare(ctx: Context, request: QueryRequest): PreparedQuery | null {
    const known = this.find(request);
    return known ? this.prepareKnown(ctx, known, request) : null;
  }

  /**
   * Prepares a request with a valid document, and stores the document if there is room.
   * Simultaneous requests with the same text have parsed different document objects.
   */
  prepareValid(ctx: Context, request: QueryRequest, document: DocumentNode): PreparedQuery | null {
    const { length } = request.query;
    const known = this.find(request);
    if (known) return this.prepareKnown(ctx, known, request);
    const isKept = length <= MAX_STORED_CHARACTERS && this.selections.kept.add(length);
    const query = isKept ? this.add(request, document, 'room') : toKnownQuery(request, document, 'never');
    return query ? this.prepareKnown(ctx, query, request) : null;
  }

  private add(request: QueryRequest, document: DocumentNode, keeping: Keeping): KnownQuery | null {
    const known = toKnownQuery(request, document, keeping);
    if (!known) return null;
    // A request may omit the name of the only operation in its document.
    const only = getOperationAST(document);
    const names = only ? [null, only.name?.value ?? null] : [request.operationName ?? null];
    const byName = this.known.get(request.query) ?? new Map<string | null, KnownQuery>();
    for (const name of names) byName.set(name, known);
    this.known.set(request.query, byName);
    return known;
  }

  private find({ query, operationName = null }: QueryRequest): KnownQuery | undefined {
    return this.known.get(query)?.get(operationName);
  }

  private prepareKnown(ctx: Context, query: KnownQuery, { variables }: QueryRequest): PreparedQuery | null {
    const { operation } = query;
    const { coerced } = getVariableValues(this.schema, operation.variableDefinitions ?? [], variables ?? {});
    const known = coerced && this.selectionOf(query, coerced);
    if (!known || !this.mayRead(ctx, known.selection)) return null;
    const args = this.selections.readArguments(ctx, known.selection, coerced);
    if (args.some(isRefused)) return null;
    return { operation, read: () => this.selections.read(ctx, known, { args }) };
  }

  private mayRead({ session }: Context, { fields }: Selection): boolean {
    if (session.memberId !== null) return true;
    return fields.every(({ definition, name }) => !definition || this.selections.definitions.isOpen(name));
  }

  /**
   * Reserves room for a selection. Each selection of a document counts with the length of its text.
   */
  private keepingOf({ keeping, operation }: KnownQuery): Keeping {
    if (keeping !== 'room') return keeping;
    return this.selections.kept.add(operation.loc?.source.body.length ?? 0) ? 'room' : 'never';
  }

  private selectionOf(query: KnownQuery, variables: Record<string, unknown>): KnownSelection | null {
    const key = JSON.stringify(query.conditions.map((name) => variables[name]));
    const known = query.selections.get(key);
    if (known !== undefined) return known;
    const { schema, definitions } = this.selections;
    const type = schema.getQueryType();
    const source = { schema, definitions, fragments: fragmentsOf(query.document), variables };
    const selection = type ? readSelection(source, type, [query.operation.selectionSet]) : null;
    // A query for `__typename` alone needs no statement.
    const isRead = selection?.fields.some(({ definition }) => definition) === true;
    const keeping = this.keepingOf(query);
    const read = selection && isRead ? { selection, keeping, statements: new Map() } : null;
    if (keeping !== 'never') query.selections.set(key, read);
    return read;
  }
}

function toKnownQuery({ operationName }: QueryRequest, document: DocumentNode, keeping: Keeping): KnownQuery | null {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return null;
  return { document, operation, keeping, conditions: conditionsOf(document), selections: new Map() };
}
