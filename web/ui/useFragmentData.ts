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
 * The masked thing that a component takes as a prop: `notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>`. Unlike
 * Apollo's FragmentType it lets a Project be a Notice, and it wants the `id` to be asked for where the fragment is spread.
 */
export type FragmentOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer _> ? Reference<TData> : never;

/** The fields of the component's own fragment, kept up to date with the cache. */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  from: FragmentOf<TypedDocumentNode<TData, unknown>>,
): TData {
  const result = useFragment({
    fragment: fragment,
    fragmentName: getName(fragment),
    from: from as { __typename: string; id: string },
  });
  const [last, setLast] = useState(result.data);
  if (result.complete && result.data !== last) setLast(result.data);
  // A thing that was just deleted is gone from the cache a moment before its component is: it keeps what it showed.
  return (result.complete ? result.data : last) as TData;
}

/** A generated document holds its own fragment first, then those that it spreads. */
function getName({ definitions: [own] }: TypedDocumentNode<unknown>): string | undefined {
  return own?.kind === Kind.FRAGMENT_DEFINITION ? own.name.value : undefined;
}
