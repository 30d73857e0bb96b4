import type { TypedDocumentNode } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Kind } from 'graphql';

/** An object that the cache stores under its own id. */
export interface Entity {
  __typename: string;
  id: string;
}

type MaskOf<TData> = TData extends { ' $fragmentName'?: infer Name }
  ? { ' $fragmentRefs'?: { [Key in Name & string]: TData } }
  : unknown;

/**
 * The type of a prop that carries a masked fragment: `notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>`. Unlike
 * Apollo's FragmentType it accepts a Project for a fragment on Notice, and it requires the query to select the `id`.
 */
export type FragmentOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer _> ? Entity & MaskOf<TData> : never;

/** Returns the fields of a component's fragment and updates them with the cache. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  { __typename, id }: Entity & MaskOf<TData>,
): TData {
  const from = { __typename, id };
  return useSuspenseFragment({ fragment, fragmentName: getName(fragment), from }).data;
}

/** Returns the name of the first fragment. Generated documents list the fragments that it spreads after it. */
function getName({ definitions: [definition] }: TypedDocumentNode<unknown>): string | undefined {
  return definition?.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : undefined;
}
