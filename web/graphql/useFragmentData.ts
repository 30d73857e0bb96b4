import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Kind } from 'graphql';
import { use, useMemo, useSyncExternalStore } from 'react';
import { filter, firstValueFrom } from 'rxjs';

/** An object that the cache stores under its own id. */
export interface Entity {
  __typename: string;
  id: string;
}

type MaskOf<TData> = TData extends { ' $fragmentName'?: infer Name }
  ? { ' $fragmentRefs'?: { [Key in Name & string]: TData } }
  : unknown;

/**
 * The type of a prop for a masked fragment: `notice: FragmentOf<typeof
 * NoticeCard_NoticeFragmentDoc>`. Unlike Apollo's FragmentType it accepts a Project for a fragment
 * on Notice. It requires the query to select the `id`.
 */
export type FragmentOf<TDocument> =
  TDocument extends TypedDocumentNode<infer TData, infer _> ? Entity & MaskOf<TData> : never;

/**
 * Returns the fields of a component's fragment and updates them with the cache. The last complete
 * data stays when the cache loses a part of it. Suspends until the fragment is complete. Replaces
 * Apollo's `useSuspenseFragment`, which sets and clears a timer for each component. A page of cards
 * has a hundred components.
 */
export function useFragmentData<TData>(
  fragment: TypedDocumentNode<TData, unknown>,
  { __typename, id }: Entity & MaskOf<TData>,
): TData {
  const client = useApolloClient();
  const watched = useMemo(
    () => watchFragment(client, fragment, { __typename, id }),
    [client, fragment, __typename, id],
  );
  return useSyncExternalStore(watched.subscribe, watched.read, watched.read) ?? use(watched.whenRead());
}

/** An entity's fragment in the cache, in the form that `useSyncExternalStore` needs. */
interface WatchedFragment<TData> {
  subscribe(onChange: () => void): () => void;
  /** Returns the last complete data, or undefined before the first. */
  read(): TData | undefined;
  /** Resolves to the first complete data. */
  whenRead(): Promise<TData>;
}

function watchFragment<TData>(
  client: ApolloClient,
  fragment: TypedDocumentNode<TData, unknown>,
  { __typename, id }: Entity,
): WatchedFragment<TData> {
  const from = { __typename, id };
  const observable = client.watchFragment<TData>({ fragment, fragmentName: getName(fragment), from });
  let whole: TData | undefined;
  return {
    subscribe: (onChange) => {
      const subscription = observable.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    read: () => {
      const { data, dataState } = observable.getCurrentResult();
      if (dataState === 'complete') whole = data as TData;
      return whole;
    },
    whenRead: async () => {
      const { data } = await firstValueFrom(observable.pipe(filter(({ dataState }) => dataState === 'complete')));
      return data as TData;
    },
  };
}

/**
 * Returns the name of the fragment. Its document also contains the fragments that it spreads, but
 * only after it.
 */
function getName({ definitions: [definition] }: TypedDocumentNode<unknown>): string | undefined {
  return definition?.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : undefined;
}
