import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { sql } from 'kysely';
import type { FieldDefinitions } from './definitions';
import type { SqlField } from './fields';
import {
  type FieldOccurrence,
  isoTimeSql,
  type SelectedField,
  type SelectedObject,
  type Selection,
} from './selected-fields';

/** Converts scalars from PostgreSQL's format to GraphQL's. */
const SCALARS: Readonly<Record<string, SelectedField['convert']>> = {
  ID: (id) => sql`(${id})::text`,
  DateTimeISO: isoTimeSql,
};

/** Schema, fragments and variables with which a selection is parsed. */
export interface SelectionSource {
  readonly schema: GraphQLSchema;
  readonly definitions: FieldDefinitions;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of the variables, for `@skip` and `@include`. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/**
 * Returns the variables in the directives of a document. Their values decide which fields it
 * selects.
 */
export function directiveVariablesOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: args = [] }) => {
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** Thrown for `__schema` and `__type`, which graphql-js resolves. */
class IntrospectionError extends Error {}

/**
 * Parses the selection of a root object.
 * @param isSelected returns false for fields of the root to omit
 * @returns null for introspection
 */
export function parseSelection(
  source: SelectionSource,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
  isSelected: (name: string) => boolean = () => true,
): Selection | null {
  const parser = new SelectionParser(source);
  try {
    const fields = parser.parseFields(type, selectionSets, { responsePath: '', parent: undefined }, isSelected);
    return { type, fields, occurrences: parser.occurrences, primary: parser.primary };
  } catch (error) {
    if (error instanceof IntrospectionError) return null;
    throw error;
  }
}

/** Response path and enclosing field occurrence of an object. */
interface Position {
  /** Path in the response, starting at the root. */
  responsePath: string;
  parent: FieldOccurrence | undefined;
}

/** Cache entry: a parsed field with its source. */
interface CachedField {
  readonly responsePath: string;
  readonly nodes: readonly FieldNode[];
  readonly definition: SqlField;
  readonly parsed: SelectedField;
}

const isSame = (some: readonly FieldNode[], others: readonly FieldNode[]): boolean =>
  some.length === others.length && some.every((node, index) => node === others[index]);

class SelectionParser {
  readonly occurrences: FieldOccurrence[] = [];
  primary = false;
  /**
   * Parsed fields. A field that all types of an interface select by the same nodes is parsed once.
   */
  private readonly cached: CachedField[] = [];

  constructor(private readonly source: SelectionSource) {}

  /** Parses the selected fields of an object of this type. */
  parseFields(
    type: GraphQLObjectType,
    selections: readonly SelectionSetNode[],
    position: Position,
    isSelected: (name: string) => boolean = () => true,
  ): SelectedField[] {
    const nodesByKey = new Map<string, FieldNode[]>();
    for (const selection of selections) this.collect(type, selection, nodesByKey);
    return [...nodesByKey]
      .filter(([, [node]]) => isSelected(node?.name.value ?? ''))
      .map(([key, nodes]) => this.parseField(type, key, nodes, position));
  }

  private collect(type: GraphQLObjectType, { selections }: SelectionSetNode, into: Map<string, FieldNode[]>): void {
    for (const selection of selections) {
      if (!this.isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.source.fragments[selection.name.value];
      if (fragment && this.applies(type, fragment.typeCondition?.name.value)) {
        this.collect(type, fragment.selectionSet, into);
      }
    }
  }

  private isIncluded(node: SelectionNode): boolean {
    if (!node.directives || node.directives.length === 0) return true;
    const { variables } = this.source;
    return (
      getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
    );
  }

  private applies(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const { schema } = this.source;
    const wanted = schema.getType(condition);
    return isAbstractType(wanted) && schema.isSubType(wanted, type);
  }

  private parseField(
    type: GraphQLObjectType,
    key: string,
    nodes: readonly FieldNode[],
    position: Position,
  ): SelectedField {
    const [node] = nodes;
    if (!node) throw new Error(`${type.name}.${key} has no nodes.`);
    const name = node.name.value;
    const responsePath = `${position.responsePath}.${key}`;
    if (name === '__typename') {
      return { key, name, definition: undefined, object: undefined, occurrence: position.parent };
    }
    const field = type.getFields()[name];
    const definition = this.source.definitions.field(type.name, name);
    if (!field || !definition) throw new IntrospectionError();
    this.primary ||= definition.primary === true;
    const cached = this.cached.find(
      (each) => each.responsePath === responsePath && each.definition === definition && isSame(each.nodes, nodes),
    );
    if (cached) return cached.parsed;
    const hasOccurrence = definition.parse !== undefined || definition.rows !== undefined;
    const occurrence = hasOccurrence
      ? this.occurrenceOf({ responsePath, node, field, definition, parent: position.parent })
      : position.parent;
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const object =
      selections.length > 0
        ? this.parseObject(getNamedType(field.type), selections, { responsePath, parent: occurrence })
        : undefined;
    const convert = SCALARS[getNamedType(field.type).name];
    const parsed = { key, name, definition, object, occurrence, convert };
    this.cached.push({ responsePath, nodes, definition, parsed });
    return parsed;
  }

  /**
   * Returns one occurrence for a node at a response path, although each type of an interface
   * contains it.
   */
  private occurrenceOf(at: Omit<FieldOccurrence, 'index'>): FieldOccurrence {
    const cached = this.occurrences.find(
      ({ node, responsePath }) => node === at.node && responsePath === at.responsePath,
    );
    if (cached) return cached;
    const occurrence = { index: this.occurrences.length, ...at };
    this.occurrences.push(occurrence);
    return occurrence;
  }

  private parseObject(
    type: GraphQLNamedType,
    selections: readonly SelectionSetNode[],
    position: Position,
  ): SelectedObject {
    const types = isAbstractType(type) ? this.source.schema.getPossibleTypes(type) : [type].filter(isObjectType);
    const fieldsByType = new Map(types.map((each) => [each.name, this.parseFields(each, selections, position)]));
    return { type, fieldsByType };
  }
}
