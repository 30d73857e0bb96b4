import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FormInstance } from 'antd';
import { type Failure, readFailure } from './failure';
import { useToast } from './Toast';

/** What an action does besides sending its mutation. */
export interface ActionOptions<TData, TVariables extends OperationVariables> extends Omit<
  useMutation.Options<NoInfer<TData>, NoInfer<TVariables>, ApolloCache>,
  'onError' | 'onCompleted' | 'variables'
> {
  /** The form whose fields show the server's messages. Nothing that was typed is lost. */
  form?: Pick<FormInstance, 'getFieldsValue' | 'setFields' | 'focusField'>;
  /** Takes a failure that this page tells in its own way; return true when it did. */
  onFailure?: (failure: Failure) => boolean;
}

/** Sends the mutation; answers its data, or undefined when it failed and the person has been told. */
export type RunAction<TData, TVariables> = (variables: TVariables) => Promise<TData | undefined>;

/**
 * The only way to send a mutation. It alone turns errors into messages: on the form's fields where the server names
 * them, else in a toast. A session's end is told and handled for the whole page (see auth/SessionGuard).
 */
export function useAction<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { form, onFailure, ...options }: ActionOptions<TData, TVariables> = {},
): [run: RunAction<TData, TVariables>, pending: boolean] {
  const toast = useToast();
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<TData, OperationVariables>,
    options as object,
  );
  const run: RunAction<TData, TVariables> = async (variables) => {
    try {
      const { data } = await mutate({ variables });
      return data;
    } catch (error) {
      const failure = readFailure(error);
      if (failure.code === 'UNAUTHENTICATED' || onFailure?.(failure)) return undefined;
      if (!form || !showOnFields(form, failure.fields ?? {})) toast.error(failure.message);
      return undefined;
    }
  };
  return [run, loading];
}

/** Shows messages beside the fields they are about; false if the form has none of these. */
function showOnFields(
  form: NonNullable<ActionOptions<unknown, never>['form']>,
  fields: Record<string, string>,
): boolean {
  const known = Object.keys(fields).filter((name) => name in (form.getFieldsValue(true) as object));
  form.setFields(known.map((name) => ({ name, errors: [fields[name] ?? ''] })));
  if (known[0] !== undefined) form.focusField(known[0]);
  return known.length > 0;
}
