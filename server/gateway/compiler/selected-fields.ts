import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { SqlField } from '../../domain/kit/sql-fields';
import type { FieldDefinitions } from './field-definitions';

/** A field with arguments, or with a list, and where it stands. */
export interface Site {
  readonly index: number;
  /** The names in the response from the root to it. */
  readonly place: string;
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly definition: SqlField;
  /** The nearest one above. */
  readonly parent: Site | undefined;
}

/** A field that a query selects. */
export interface SelectedField {
  /** Its name in the response. */
  readonly key: string;
  readonly name: string;
  readonly path: readonly string[];
  /** Undefined for `__typename`. */
  readonly definition: SqlField | undefined;
  /** Undefined for a field without an object. */
  readonly object: SelectedObject | undefined;
  readonly site: Site | undefined;
}

/** What a query selects of an object: for each type that the object may have, the fields in the order of the response. */
export interface SelectedObject {
  readonly type: GraphQLNamedType;
  readonly fieldsByType: ReadonlyMap<string, readonly SelectedField[]>;
}

/** A query all of whose fields have definitions. */
export interface SelectedQuery {
  readonly operation: OperationDefinitionNode;
  readonly fields: readonly SelectedField[];
  readonly sites: readonly Site[];
}

/** PostgreSQL cuts off longer names of columns. */
const MAX_KEY_LENGTH = 63;

/** Thrown for a selection that the resolvers have to serve. */
class NotDefinedError extends Error {}

/**
 * Reads what a valid document selects.
 * @returns null when a field has no definition, for directives, and for anything but a query
 */
export function readSelectedQuery(
  schema: GraphQLSchema,
  definitions: FieldDefinitions,
  document: DocumentNode,
  operationName?: string | null,
): SelectedQuery | null {
  const operation = getOperationAST(document, operationName);
  const query = schema.getQueryType();
  if (operation?.operation !== 'query' || !query || hasDirectives(document)) return null;
  const reader = new SelectionReader(schema, definitions, document);
  try {
    const fields = reader.fieldsOf(query, [operation.selectionSet], { path: [], keys: '', parent: undefined });
    // What only asks for the name of the type needs no statement.
    return fields.some(({ definition }) => definition) ? { operation, fields, sites: reader.sites } : null;
  } catch (error) {
    if (error instanceof NotDefinedError) return null;
    throw error;
  }
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: () => {
      found = true;
    },
  });
  return found;
}

interface Place {
  path: readonly string[];
  /** The names in the response, where `path` has those of the fields. */
  keys: string;
  parent: Site | undefined;
}

/** A field that has been read, by what it was read from. */
interface KnownField {
  readonly keys: string;
  readonly nodes: readonly FieldNode[];
  readonly definition: SqlField;
  readonly read: SelectedField;
}

const isSame = (some: readonly FieldNode[], others: readonly FieldNode[]): boolean =>
  some.length === others.length && some.every((node, index) => node === others[index]);

class SelectionReader {
  readonly sites: Site[] = [];
  /** What both types of an interface have in common is one field. */
  private readonly known: KnownField[] = [];
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly definitions: FieldDefinitions,
    document: DocumentNode,
  ) {
    const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** The selected fields of an object of this type. */
  fieldsOf(type: GraphQLObjectType, selections: readonly SelectionSetNode[], place: Place): SelectedField[] {
    const nodesByKey = new Map<string, FieldNode[]>();
    for (const selection of selections) this.collect(type, selection, nodesByKey);
    return [...nodesByKey].map(([key, nodes]) => this.fieldOf(type, key, nodes, place));
  }

  private collect(type: GraphQLObjectType, { selections }: SelectionSetNode, into: Map<string, FieldNode[]>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.fragments.get(selection.name.value);
      if (fragment && this.applies(type, fragment.typeCondition?.name.value)) {
        this.collect(type, fragment.selectionSet, into);
      }
    }
  }

  private applies(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.schema.getType(condition);
    return isAbstractType(wanted) && this.schema.isSubType(wanted, type);
  }

  private fieldOf(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], place: Place): SelectedField {
    const [node] = nodes;
    if (!node || key.length > MAX_KEY_LENGTH) throw new NotDefinedError();
    const name = node.name.value;
    const path = [...place.path, name];
    const keys = `${place.keys}.${key}`;
    if (name === '__typename') {
      return { key, name, path, definition: undefined, object: undefined, site: place.parent };
    }
    const field = type.getFields()[name];
    const definition = this.definitions.field(type, name);
    if (!field || !definition || (definition.within ?? place.path[0]) !== place.path[0]) throw new NotDefinedError();
    const known = this.known.find(
      (each) => each.keys === keys && each.definition === definition && isSame(each.nodes, nodes),
    );
    if (known) return known.read;
    const hasSite = definition.read !== undefined || definition.rows !== undefined;
    const site = hasSite ? this.siteOf({ place: keys, node, field, definition, parent: place.parent }) : place.parent;
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const object =
      selections.length > 0
        ? this.objectOf(getNamedType(field.type), selections, { path, keys, parent: site })
        : undefined;
    const read = { key, name, path, definition, object, site };
    this.known.push({ keys, nodes, definition, read });
    return read;
  }

  /** The same node stands below both types of an interface, in one place. */
  private siteOf(at: Omit<Site, 'index'>): Site {
    const known = this.sites.find(({ node, place }) => node === at.node && place === at.place);
    if (known) return known;
    const site = { index: this.sites.length, ...at };
    this.sites.push(site);
    return site;
  }

  private objectOf(type: GraphQLNamedType, selections: readonly SelectionSetNode[], place: Place): SelectedObject {
    const types = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type].filter(isObjectType);
    const fieldsByType = new Map(types.map((each) => [each.name, this.fieldsOf(each, selections, place)]));
    return { type, fieldsByType };
  }
}
