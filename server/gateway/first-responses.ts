import type { Request, Response } from 'express';
import { FIRST_QUERIES, FIRST_RESPONSES, type FirstResponse, type Query } from '../../shared/first-queries';
import type { GraphqlExecution } from './apollo';
import { readSelected } from './selected-responses';
import { searchOf } from './search-of';

/**
 * Reads the request's session and executes, for a member, the queries that the page starts with.
 * @throws {AppError} when the session cannot be read
 */
export type ReadFirstResponses = (req: Request, res: Response, path: string) => Promise<FirstResponse[]>;

/** The name of the operation of one of the client's documents, which each begin with it. */
const OPERATION_NAME = /^query (\w+)/;

/** @param documents the client's own documents; of others nothing is executed */
export function createFirstResponses(
  { apollo, queries }: GraphqlExecution,
  documents: readonly string[],
): ReadFirstResponses {
  const texts = new Map(documents.map((text) => [OPERATION_NAME.exec(text)?.[1], text]));
  const execute = async (req: Request, { operationName, variables }: Query): Promise<FirstResponse[]> => {
    const query = texts.get(operationName);
    if (query === undefined) return [];
    const request = { query, operationName, variables: { ...variables } };
    const compiled = await readSelected(queries, req.context, request);
    if (compiled !== null) return [{ operationName, variables, data: JSON.parse(compiled) as object }];
    const { body } = await apollo.executeOperation(request, { contextValue: req.context });
    // The client repeats a query that failed, and shows why.
    if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return [];
    return [{ operationName, variables, data: body.singleResult.data }];
  };
  return async (req, res, path) => {
    const queriesOf = FIRST_QUERIES[path];
    if (!queriesOf) return [];
    await req.context.session.read(res);
    // A visitor is sent to the login page.
    if (req.context.session.memberId === null) return [];
    const [id = ''] = Object.values(req.params).flat();
    return (await Promise.all(queriesOf({ id, search: searchOf(req) }).map((query) => execute(req, query)))).flat();
  };
}

/** The element with the responses. No text in them can end it, because JSON needs no `<`. */
export function firstResponsesTag(responses: readonly FirstResponse[]): string {
  if (responses.length === 0) return '';
  const json = JSON.stringify(responses).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${FIRST_RESPONSES}">${json}</script>`;
}
