import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { GraphQLResponse, TestClient } from '../clients/client';

/**
 * Sends one query for each leaf field and merges the responses. Tests compare the result with the
 * response to the whole query.
 */
export async function queryFieldByField(
  client: TestClient,
  query: string,
  variables: object,
): Promise<GraphQLResponse<unknown>> {
  const responses = await Promise.all(splitByField(query).map((each) => client.graphql<unknown>(each, variables)));
  const failed = responses.find(({ errors }) => errors);
  return failed ?? { data: responses.reduce<unknown>((merged, { data }) => merge(merged, data), undefined) };
}

/** Splits a query into one query for each leaf field. */
function splitByField(query: string): string[] {
  const document = parse(query);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  return leavesOf(operation.selectionSet, fragmentsOf(document)).map((selectionSet) =>
    print(withUsedVariables({ ...operation, selectionSet })),
  );
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((each) => [each.name.value, each]));
}

/** Returns one selection set for each leaf field. */
function leavesOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): SelectionSetNode[] {
  const single = (selection: SelectionNode): SelectionSetNode => ({
    kind: Kind.SELECTION_SET,
    selections: [selection],
  });
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD && !selection.selectionSet) return single(selection);
    const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (!inner?.selectionSet) throw new Error('A fragment is missing.');
    return leavesOf(inner.selectionSet, fragments).map((selectionSet) =>
      single(
        selection.kind === Kind.FRAGMENT_SPREAD
          ? {
              kind: Kind.INLINE_FRAGMENT,
              typeCondition: (inner as FragmentDefinitionNode).typeCondition,
              directives: selection.directives,
              selectionSet,
            }
          : { ...selection, selectionSet },
      ),
    );
  });
}

/** Removes unused variables, because they are an error in GraphQL. */
function withUsedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const used = new Set<string>();
  visit(operation.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value));
  return { ...operation, variableDefinitions };
}

/** Merges the data of two parts of one query. */
function merge(some: unknown, others: unknown): unknown {
  if (Array.isArray(some) && Array.isArray(others)) {
    if (some.length !== others.length) throw new Error('Two fields of a list have different lengths.');
    return some.map((item, index) => merge(item, others[index]));
  }
  if (some === undefined || others === undefined) return some ?? others ?? null;
  if (!isObject(some) || !isObject(others)) {
    if (some !== others) throw new Error('Two fields of an object disagree whether it exists.');
    return some;
  }
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return Object.fromEntries([...names].map((name) => [name, merge(some[name], others[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
