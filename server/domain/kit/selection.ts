import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether an operation selects, of the objects that a field of a resolver's result shows, no other fields than these. */
export function selectsOnly(info: GraphQLResolveInfo, field: string, names: readonly string[]): boolean {
  const allowed = new Set(['__typename', ...names]);
  return selectedBelow(info, info.fieldNodes)
    .filter(({ name }) => name.value === field)
    .every((node) => selectedBelow(info, [node]).every(({ name }) => allowed.has(name.value)));
}

/** The fields that stand directly below these, in fragments of all types. */
function selectedBelow(info: GraphQLResolveInfo, nodes: readonly FieldNode[]): FieldNode[] {
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(info, selectionSet) : []));
}

function fieldsOf(info: GraphQLResolveInfo, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return fragment ? fieldsOf(info, fragment.selectionSet) : [];
  });
}
