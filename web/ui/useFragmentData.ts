import type { TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Kind } from 'graphql';
import { useState } from 'react';

type Reference<TData> = TData extends { ' $fragmentName'?: infer Name }
  ? Name extends string
    ? { __typename: string; id: string; ' $fragmentRefs'?: { [Key in Name]: TData } }
    : never
  : never;

/**
 * The type of a prop that carries a masked fragment: `notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>`. Unlike
 * Apollo's FragmentType it accepts a Project for a fragment on Notice, and it requires the query to select the `id`.
 */
export type FragmentOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer _> ? Reference<TData> : never;

/** Returns the fields of a component's fragment and updates them with the cache. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  from: FragmentOf<TypedDocumentNode<TData, unknown>>,
): TData {
  const result = useFragment({
    fragment,
    fragmentName: getName(fragment),
    from: from as { __typename: string; id: string },
  });
  const [lastComplete, setLastComplete] = useState(result.data);
  if (result.complete && result.data !== lastComplete) setLastComplete(result.data);
  // A deleted object leaves the cache shortly before its component is unmounted, so the last complete data is returned.
  return (result.complete ? result.data : lastComplete) as TData;
}

/** Returns the name of the first fragment. Generated documents list the fragments that it spreads after it. */
function getName({ definitions: [definition] }: TypedDocumentNode<unknown>): string | undefined {
  return definition?.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : undefined;
}
