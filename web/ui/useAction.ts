import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import type { FormInstance } from 'antd';
import { refetchActive } from '../graphql/refetch';
import { type Failure, readFailure } from '../graphql/failure';
import { useToast } from './Toast';

/** The part of a form that an action uses. */
type ActionForm = Pick<FormInstance, 'getFieldsValue' | 'setFields' | 'focusField'>;

/** The supported options of Apollo's useMutation, and the handling of failures. */
interface ActionOptions<TData, TVariables extends OperationVariables> extends Omit<
  useMutation.Options<NoInfer<TData>, NoInfer<TVariables>, ApolloCache>,
  'onError' | 'variables'
> {
  /** The form whose fields show the server's messages. Its values stay unchanged. */
  form?: ActionForm;
  /**
   * Handles a failure in a way specific to the page. Returns true to suppress the default message.
   */
  onFailure?: (failure: Failure) => boolean;
}

/** Codes that have messages of their own (auth/SessionGuard, SessionRouter). */
const SESSION_CODES: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'OTHER_MEMBER']);

/**
 * Sends the mutation. Resolves to its data, or to undefined after a handled failure. If only the
 * result could not be read, its fields are null. The `form` argument replaces the form of the
 * options, for a form that opens in a dialog.
 */
type RunAction<TData, TVariables> = (variables: TVariables, form?: ActionForm) => Promise<TData | undefined>;

/**
 * Sends mutations and shows their errors: beside the form fields that the server names, otherwise
 * in a toast. All mutations use this hook, so that errors look the same everywhere.
 */
export function useAction<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { form: ownForm, onFailure, ...options }: ActionOptions<TData, TVariables> = {},
): [run: RunAction<TData, TVariables>, pending: boolean] {
  const client = useApolloClient();
  const toast = useToast();
  const [mutate, { loading }] = useMutation(document, options);
  const run: RunAction<TData, TVariables> = async (variables, form = ownForm) => {
    try {
      const { data } = await mutate({ variables });
      return data;
    } catch (error) {
      const failure = readFailure(error);
      if (OUTDATED.has(failure.code)) refetchActive(client);
      if (failure.code === 'RESULT_UNAVAILABLE') {
        if (!onFailure?.(failure)) toast.info(failure.message);
        return resultOfNothing(document);
      }
      if (SESSION_CODES.has(failure.code) || onFailure?.(failure)) return undefined;
      if (!form || !showOnFields(form, failure.fields ?? {})) toast.error(failure.message);
      return undefined;
    }
  };
  return [run, loading];
}

/**
 * Codes that mean an outdated page. Somebody, or another tab, has already done the same or more.
 * After RESULT_UNAVAILABLE, the result of the viewer's own action is missing.
 */
const OUTDATED = new Set(['ALREADY_CLOSED', 'ALREADY_DECIDED', 'NOT_FOUND', 'RESULT_UNAVAILABLE']);

/** The data of a mutation without any result, which the schema allows: each root field is null. */
function resultOfNothing<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>): TData {
  const fields = getMainDefinition(document).selectionSet.selections.filter((selection) => selection.kind === 'Field');
  return Object.fromEntries(fields.map(({ name, alias }) => [(alias ?? name).value, null])) as TData;
}

/** Shows messages beside their fields. Returns false if the form has none of the fields. */
function showOnFields(form: ActionForm, fields: Record<string, string>): boolean {
  const known = Object.keys(fields).filter((name) => name in (form.getFieldsValue(true) as object));
  form.setFields(known.map((name) => ({ name, errors: [fields[name] ?? ''] })));
  if (known[0] !== undefined) form.focusField(known[0]);
  return known.length > 0;
}
