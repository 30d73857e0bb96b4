import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { QueryView } from '../graphql/view/QueryView';
import { Sample } from './Sample';
import type { SampleQuery } from './data/sample-query';

interface QuerySampleProps<TData extends object, TField extends keyof TData> {
  name: string;
  sample: SampleQuery<TData>;
  required: readonly TField[];
  children: ComponentProps<typeof QueryView<TData, TField>>['children'];
}

/** A sample of components that show the data of a query. */
export function QuerySample<TData extends object, TField extends keyof TData>({
  name,
  sample,
  required,
  children,
}: QuerySampleProps<TData, TField>) {
  return (
    <Sample name={name}>
      <ApolloProvider client={sample.client}>
        <QueryView query={sample.query} required={required}>
          {children}
        </QueryView>
      </ApolloProvider>
    </Sample>
  );
}
