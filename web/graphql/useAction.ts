import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { getMainDefinition } from '@apollo/client/utilities';
import type { FormInstance } from 'antd';
import { texts } from '../texts';
import { refetchActive } from './refetch';
import { type Failure, isSessionFailure, parseFailure } from './failure';
import { useToast } from '../components/feedback/Toast';

/** The part of a form that an action uses. */
type MessageTarget = Pick<FormInstance, 'getFieldsValue' | 'setFields' | 'focusField'>;

/** The supported options of Apollo's useMutation, and the handling of failures. */
interface ActionOptions<TData, TVariables extends OperationVariables> extends Omit<
  useMutation.Options<NoInfer<TData>, NoInfer<TVariables>, ApolloCache>,
  'onError' | 'variables'
> {
  /** The form whose fields show the server's messages. Its values stay unchanged. */
  form?: MessageTarget;
  /**
   * The sentence that names the failed action. It replaces messages without a cause, after which
   * the member can only try again.
   */
  failed?: string;
  /**
   * Handles a failure in a way specific to the page. Returns true to suppress the default message.
   */
  onFailure?: (failure: Failure) => boolean;
}

/** Codes of failures whose message has no cause. */
const UNEXPLAINED_CODES: ReadonlySet<string> = new Set(['NETWORK', 'INTERNAL']);

/**
 * Codes after which the page is outdated: the action was already done, or its result is missing.
 * The queries are refetched.
 */
const OUTDATED_CODES: ReadonlySet<string> = new Set([
  'ALREADY_CLOSED',
  'ALREADY_DECIDED',
  'NOT_FOUND',
  'RESULT_UNAVAILABLE',
]);

/**
 * Sends the mutation.
 *
 * @param form replaces the form of the options, for a form that opens in a dialog
 * @returns the data, or undefined after a handled failure. After RESULT_UNAVAILABLE the action has
 *   succeeded, but every root field is null.
 */
type RunAction<TData, TVariables> = (variables: TVariables, form?: MessageTarget) => Promise<TData | undefined>;

/**
 * Sends mutations and shows their errors: beside the form fields that the server names, otherwise
 * in a toast. All mutations use this hook, so that errors look the same everywhere.
 */
export function useAction<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { form: ownForm, failed, onFailure, ...options }: ActionOptions<TData, TVariables> = {},
): [run: RunAction<TData, TVariables>, pending: boolean] {
  const client = useApolloClient();
  const toast = useToast();
  const [mutate, { loading }] = useMutation(document, options);
  const run: RunAction<TData, TVariables> = async (variables, form = ownForm) => {
    try {
      const { data } = await mutate({ variables });
      return data;
    } catch (error) {
      const failure = parseFailure(error);
      if (OUTDATED_CODES.has(failure.code)) refetchActive(client);
      if (failure.code === 'RESULT_UNAVAILABLE') {
        if (!onFailure?.(failure)) toast.info(failure.message);
        return buildEmptyResult(document);
      }
      if (isSessionFailure(failure) || onFailure?.(failure)) return undefined;
      if (form && showOnFields(form, failure.fields ?? {})) return undefined;
      toast.error(describeFailure(failure, failed));
      return undefined;
    }
  };
  return [run, loading];
}

function describeFailure({ code, message }: Failure, failed: string | undefined): string {
  const isUnexplained = UNEXPLAINED_CODES.has(code) && navigator.onLine;
  return failed !== undefined && isUnexplained ? texts.common.failed(failed) : message;
}

/** Returns the data of a mutation whose root fields are all null, which the schema allows. */
function buildEmptyResult<TData, TVariables>(document: TypedDocumentNode<TData, TVariables>): TData {
  const fields = getMainDefinition(document).selectionSet.selections.filter((selection) => selection.kind === 'Field');
  return Object.fromEntries(fields.map(({ name, alias }) => [(alias ?? name).value, null])) as TData;
}

/** Shows messages beside their fields. Returns false if the form has none of the fields. */
function showOnFields(form: MessageTarget, fields: Record<string, string>): boolean {
  const known = Object.keys(fields).filter((name) => name in (form.getFieldsValue(true) as object));
  form.setFields(known.map((name) => ({ name, errors: [fields[name] ?? ''] })));
  if (known[0] !== undefined) form.focusField(known[0]);
  return known.length > 0;
}
