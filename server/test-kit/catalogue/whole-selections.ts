import {
  type DocumentNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
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
 * Returns the mutation with every field of its payload, each as deep as the limits of documents
 * allow.
 */
export function withWholePayload(schema: GraphQLSchema, mutation: string): string {
  const document = parse(mutation);
  const size = Math.max(...payloadsOf(schema, document).map((payload) => fieldsOf(payload).length));
  return longest(
    schema,
    depthsOf(size).map((depths) => selectPayload(schema, document, depths)),
  );
}

/**
 * Returns a subscription with every field of its type, as deep as the limits of documents allow.
 */
export function wholeSubscription(schema: GraphQLSchema, name: string): string {
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) throw new Error(`no subscription is called ${name}`);
  const typeName = getNamedType(field.type).name;
  return longest(
    schema,
    DEPTHS.map((depth) => `subscription { ${name} ${wholeSelection(schema, typeName, depth)} }`),
  );
}

/** Returns the longest document within the server's limits. */
function longest(schema: GraphQLSchema, documents: readonly string[]): string {
  const whole = documents.toSorted((one, other) => other.length - one.length).find((text) => fits(schema, text));
  if (whole === undefined) throw new Error(`no selection fits: ${documents.at(-1)}`);
  return whole;
}

/** Every combination of depths for this number of fields. */
function depthsOf(size: number): number[][] {
  return Array.from({ length: size }).reduce<number[][]>(
    (lists) => lists.flatMap((list) => DEPTHS.map((depth) => [...list, depth])),
    [[]],
  );
}

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] => Object.values(type.getFields());

/** The payloads of the mutations in a document. */
function payloadsOf(schema: GraphQLSchema, document: DocumentNode): GraphQLObjectType[] {
  const payloads: GraphQLObjectType[] = [];
  visit(document, { Field: ({ name }) => void payloads.push(...payloadOf(schema, name.value)) });
  return payloads;
}

function payloadOf(schema: GraphQLSchema, mutation: string): GraphQLObjectType[] {
  const field = schema.getMutationType()?.getFields()[mutation];
  const payload = field && getNamedType(field.type);
  return isObjectType(payload) ? [payload] : [];
}

/** @param depths the depth of each field of the payload */
function selectPayload(schema: GraphQLSchema, document: DocumentNode, depths: readonly number[]): string {
  return print(
    visit(document, {
      Field: (field) => {
        const [payload] = payloadOf(schema, field.name.value);
        if (!payload) return undefined;
        const fields = fieldsOf(payload).map(
          ({ name, type }, index) =>
            `${name} ${wholeSelection(schema, getNamedType(type).name, (depths[index] ?? 1) - 1, [payload.name])}`,
        );
        const [operation] = parse(`{ __typename ${fields.join(' ')} }`).definitions;
        return operation?.kind === Kind.OPERATION_DEFINITION
          ? { ...field, selectionSet: operation.selectionSet }
          : undefined;
      },
    }),
  );
}

const { validationRules } = createArmor();

/** Returns true if the document is within the server's limits. */
function fits(schema: GraphQLSchema, text: string): boolean {
  try {
    return validate(schema, parse(text, { maxTokens: MAX_DOCUMENT_TOKENS }), validationRules).length === 0;
  } catch {
    return false;
  }
}
