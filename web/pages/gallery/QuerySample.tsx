import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { QueryView } from '../../ui/QueryView';
import { Sample } from './Sample';
import type { SampleQuery } from './sample-query';

interface QuerySampleProps<TData extends object> {
  name: string;
  sample: SampleQuery<TData>;
  children: ComponentProps<typeof QueryView<TData>>['children'];
}

/** A sample of components that show the data of a query. */
export function QuerySample<TData extends object>({ name, sample, children }: QuerySampleProps<TData>) {
  return (
    <Sample name={name}>
      <ApolloProvider client={sample.client}>
        <QueryView query={sample.query}>{children}</QueryView>
      </ApolloProvider>
    </Sample>
  );
}
