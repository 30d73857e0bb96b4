import {
  defaultFieldResolver,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type Context, requireViewerId } from '../domain/context';
import { AppError } from '../platform/errors/app-error';
import type { ClientDocuments } from './client-documents';
import type { SqlValues } from './fields';
import { buildMessages } from './message-builder';
import { Messages } from './messages';
import { directiveVariablesOf, parseSelection } from './selection-parser';
import { parseSelected, SelectedValue } from './selected-values';
import type { CachedSelection, ReadOptions, Selections } from './selections';
import { TYPE, type BuildOptions, type BuiltStatement } from './sql-builder';

/** Bytes of the data of a response. The domain `response` of the database has the same limit. */
export const MAX_DATA_BYTES = 4 * 1024 * 1024;

/** Key of the function that reads a payload's fields by SQL. */
const READ = Symbol('read');

/** Values that `run` returned, and a function that reads the payload's fields with SQL. */
interface ActionResult {
  readonly [READ]: () => Promise<SelectedValue | null>;
  readonly [name: string]: unknown;
}

/** A field of the schema, with the context of this service. */
type Field = GraphQLField<unknown, Context>;

/**
 * Replaces the resolvers of graphql-js by selections. Each field of Query and each payload is one
 * statement.
 */
export class SelectionResolvers {
  /** Selections of documents without conditions, by the first node of their field. */
  private readonly cached = new WeakMap<FieldNode, CachedSelection>();
  private readonly conditional = new WeakMap<OperationDefinitionNode, boolean>();
  private readonly messages: Messages;

  constructor(
    private readonly selections: Selections,
    private readonly clientDocuments: ClientDocuments,
  ) {
    this.messages = new Messages(selections);
  }

  /** Replaces the resolvers of the schema. */
  install(): void {
    for (const type of Object.values(this.selections.schema.getTypeMap())) {
      if (isInterfaceType(type)) type.resolveType = (value) => String((value as SelectedValue)[TYPE]);
      if (isObjectType(type)) for (const field of Object.values(type.getFields())) this.resolveField(type, field);
    }
  }

  private resolveField(type: GraphQLObjectType, field: Field): void {
    const { schema, definitions } = this.selections;
    if (type === schema.getMutationType()) return this.resolveMutation(field);
    if (type === schema.getSubscriptionType()) return this.resolveMessage(type, field);
    if (!definitions.field(type.name, field.name)) return;
    if (type === schema.getQueryType()) this.resolveQuery(type, field);
    else resolveSelected(field);
  }

  /** Resolves a field of Query. */
  private resolveQuery(query: GraphQLObjectType, field: Field): void {
    const isOpen = this.selections.definitions.isOpen(field.name);
    field.resolve = async (_source, _args, ctx, info) => {
      if (!isOpen) requireViewerId(ctx);
      const cached = this.selectionOf(info, query, [rootOf(info)]);
      const args = this.selections.parseArguments(ctx, cached.selection, info.variableValues);
      const value = await this.read(ctx, cached, { args });
      // The member has withdrawn.
      if (!value && !isOpen) throw new AppError('UNAUTHENTICATED');
      return value?.[info.path.key] ?? null;
    };
  }

  /** Resolves live messages by the published ids. */
  private resolveMessage(subscription: GraphQLObjectType, field: Field): void {
    const message = this.selections.definitions.messageOf(field.name);
    if (!message) return;
    field.resolve = async (source, _args, ctx, info) => {
      const cached = this.selectionOf(info, subscription, [rootOf(info)]);
      const args = this.selections.parseArguments(ctx, cached.selection, info.variableValues);
      const selection = { cached, options: { args, withTypes: true }, info };
      const value = await this.messages.read(ctx, selection, message.idsOf(source));
      return (value as SelectedValue | null)?.[info.path.key] ?? null;
    };
  }

  /** Resolves a mutation. Its payload is read after the action. */
  private resolveMutation(field: Field): void {
    const { resolve = defaultFieldResolver } = field;
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return;
    field.resolve = async (source, args, ctx, info) => {
      const values = ((await resolve(source, args, ctx, info)) ?? {}) as SqlValues;
      let read: Promise<SelectedValue | null> | undefined;
      return { ...values, [READ]: () => (read ??= this.readPayload(type, values, ctx, info)) };
    };
  }

  private async readPayload(
    type: GraphQLObjectType,
    values: SqlValues,
    ctx: Context,
    info: GraphQLResolveInfo,
  ): Promise<SelectedValue | null> {
    const cached = this.selectionOf(
      info,
      type,
      info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
    const args = this.selections.parseArguments(ctx, cached.selection, info.variableValues);
    return this.read(ctx, cached, { args, root: { values } });
  }

  private async read(ctx: Context, cached: CachedSelection, options: ReadOptions): Promise<SelectedValue | null> {
    const body = await this.selections.read(ctx, cached, { ...options, withTypes: true });
    if (body === null) return null;
    limitData(ctx, body);
    return parseSelected(body, options.args) as SelectedValue;
  }

  private selectionOf(
    info: GraphQLResolveInfo,
    type: GraphQLObjectType,
    selectionSets: readonly SelectionSetNode[],
  ): CachedSelection {
    const [node] = info.fieldNodes;
    const cached = node && this.cached.get(node);
    if (cached) return cached;
    const { schema, definitions } = this.selections;
    const { fragments, variableValues: variables, operation } = info;
    const selection = parseSelection(
      { schema, definitions, fragments, variables },
      type,
      selectionSets,
      (name) => definitions.field(type.name, name) !== undefined,
    );
    if (!selection) throw new Error(`A selection of ${type.name} has fields without SQL.`);
    const build =
      operation.operation === 'subscription'
        ? (options: BuildOptions): BuiltStatement => buildMessages(selection, options)
        : undefined;
    const isStored = node !== undefined && !this.isConditional(info);
    const storage = this.clientDocuments.hasOperation(operation) ? 'always' : 'limited';
    const created: CachedSelection = { selection, storage: isStored ? storage : 'never', statements: new Map(), build };
    if (isStored) this.cached.set(node, created);
    return created;
  }

  /** True if variables decide which fields the document selects. */
  private isConditional({ operation, fragments }: GraphQLResolveInfo): boolean {
    const cached = this.conditional.get(operation);
    if (cached !== undefined) return cached;
    const definitions = [operation, ...Object.values(fragments)];
    const isConditional = directiveVariablesOf({ kind: Kind.DOCUMENT, definitions }).length > 0;
    this.conditional.set(operation, isConditional);
    return isConditional;
  }
}

/** Selection set of the root with this field only. */
const rootOf = ({ fieldNodes }: GraphQLResolveInfo): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: fieldNodes,
});

/** Resolves a field of a payload, or of an object that a selection has read. */
function resolveSelected(field: Field): void {
  field.resolve = async (source, _args, _ctx, info) => {
    const { key } = info.path;
    if (source instanceof SelectedValue) return source[key];
    const { [READ]: read, [field.name]: plain } = source as ActionResult;
    if (plain !== undefined) return plain;
    const value = (await read())?.[key] ?? null;
    // The action is done, but its object has been removed in the meantime.
    if (value === null && isNonNullType(field.type)) throw new AppError('RESULT_UNAVAILABLE');
    return value;
  };
}

/**
 * Limits the sum of all data that a request reads field by field. The PostgreSQL domain `response`
 * limits the data of one statement.
 */
function limitData({ record }: Context, body: string): void {
  record.dataBytes = (record.dataBytes ?? 0) + Buffer.byteLength(body);
  if (record.dataBytes > MAX_DATA_BYTES) throw new AppError('DOCUMENT_LIMIT');
}
