import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import type { FormInstance } from 'antd';
import { refetchActive } from '../graphql/refetch';
import { type Failure, readFailure } from '../graphql/failure';
import { useToast } from './Toast';

/** The part of a form that an action uses. */
type ActionForm = Pick<FormInstance, 'getFieldsValue' | 'setFields' | 'focusField'>;

/** The options of Apollo's useMutation that an action supports, and how it handles failures. */
interface ActionOptions<TData, TVariables extends OperationVariables> extends Omit<
  useMutation.Options<NoInfer<TData>, NoInfer<TVariables>, ApolloCache>,
  'onError' | 'variables'
> {
  /** The form whose fields show the messages of the server. Its values stay unchanged. */
  form?: ActionForm;
  /**
   * Handles a failure in a way specific to the page. Returns true to suppress the default message.
   */
  onFailure?: (failure: Failure) => boolean;
}

/** Codes after which the session's own messages are shown (auth/SessionGuard, SessionRouter). */
const SESSION_CODES: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'OTHER_MEMBER']);

/**
 * Sends the mutation. Resolves to its data, or to undefined after a failure that has been handled.
 * When it is done and only its result could not be read, its fields are null. A form given here
 * replaces that of the options, for a form that opens in a dialog.
 */
type RunAction<TData, TVariables> = (variables: TVariables, form?: ActionForm) => Promise<TData | undefined>;

/**
 * Sends mutations and shows their errors: beside the fields of the form that the server names,
 * otherwise in a toast. All mutations go through this hook, so that errors look the same
 * everywhere.
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
 * The codes which mean that the page is out of date: someone, or another tab, has done the same or
 * more before, or the result of what was done here is missing.
 */
const OUTDATED = new Set(['ALREADY_CLOSED', 'ALREADY_DECIDED', 'NOT_FOUND', 'RESULT_UNAVAILABLE']);

/**
 * The data of a mutation without any result, which the schema allows: each field of its root is
 * null.
 */
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
