import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql';
import { createArmor, MAX_DOCUMENT_TOKENS } from '../../gateway/graphql/document-limits';

/** Returns a selection of every field of a type up to a depth, or '' without any field. */
export function wholeSelection(
  schema: GraphQLSchema,
  typeName: string,
  depth: number,
  path: readonly string[] = [],
): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type).name;
    if (path.includes(inner)) return [];
    const isLeaf = !isObjectType(schema.getType(inner)) && !isInterfaceType(schema.getType(inner));
    if (isLeaf) return [field.name];
    if (depth === 0 || field.name === 'edges') return [];
    const selection = wholeSelection(schema, inner, depth - 1, [...path, typeName]);
    return selection === '' ? [] : [`${field.name} ${selection}`];
  });
  return fields.length === 0 ? '' : `{ __typename ${fields.join(' ')} }`;
}

const DEPTHS = [3, 2, 1];

/**
 * Returns the mutation with every field of its payload, as deep as the limits of documents allow.
 */
export function withWholePayload(schema: GraphQLSchema, mutation: string): string {
  return deepest(schema, (depth) => selectPayload(schema, parse(mutation), depth));
}

/**
 * Returns a subscription with every field of its type, as deep as the limits of documents allow.
 */
export function wholeSubscription(schema: GraphQLSchema, name: string): string {
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) throw new Error(`no subscription is called ${name}`);
  const typeName = getNamedType(field.type).name;
  return deepest(schema, (depth) => `subscription { ${name} ${wholeSelection(schema, typeName, depth)} }`);
}

function deepest(schema: GraphQLSchema, write: (depth: number) => string): string {
  const whole = DEPTHS.map(write).find((text) => fits(schema, text));
  if (whole === undefined) throw new Error(`no selection fits: ${write(0)}`);
  return whole;
}

function selectPayload(schema: GraphQLSchema, document: DocumentNode, depth: number): string {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return print(
    visit(document, {
      Field: (field) => {
        const payload = mutations[field.name.value];
        if (!payload) return undefined;
        return { ...field, selectionSet: selectionSetOf(schema, getNamedType(payload.type).name, depth) };
      },
    }),
  );
}

function selectionSetOf(schema: GraphQLSchema, typeName: string, depth: number): SelectionSetNode | undefined {
  const [operation] = parse(wholeSelection(schema, typeName, depth)).definitions;
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet : undefined;
}

const { validationRules } = createArmor(false);

/** Returns true if the document is within the server's limits. */
function fits(schema: GraphQLSchema, text: string): boolean {
  try {
    return validate(schema, parse(text, { maxTokens: MAX_DOCUMENT_TOKENS }), validationRules).length === 0;
  } catch {
    return false;
  }
}
