import type { Request, Response } from 'express';
import {
  PRELOADED_QUERIES,
  PRELOADED_RESPONSES,
  type PreloadedResponse,
  type Query,
} from '../../../shared/preloaded-queries';
import type { GraphqlExecution } from '../graphql/apollo';
import { readSelected } from '../graphql/selected-responses';

/** Parses the query parameters of a request's URL like a browser. */
export function parseQueryParameters({ url, path }: Request): URLSearchParams {
  return new URLSearchParams(url.slice(path.length));
}

/**
 * Reads the request's session and, for a member, executes the queries with which the page starts.
 * @throws {AppError} if the session cannot be read
 */
export type ReadPreloadedResponses = (req: Request, res: Response, path: string) => Promise<PreloadedResponse[]>;

/** Operation name of a document. Every document of the client begins with it. */
const OPERATION_NAME = /^query (\w+)/;

/**
 * Creates the reader of preloaded responses.
 * @param documents the client's documents; no others are executed
 */
export function createPreloadedResponses(
  { apollo, queries }: GraphqlExecution,
  documents: ReadonlySet<string>,
): ReadPreloadedResponses {
  const texts = new Map([...documents].map((text) => [OPERATION_NAME.exec(text)?.[1], text]));
  const execute = async (req: Request, { operationName, variables }: Query): Promise<PreloadedResponse[]> => {
    const query = texts.get(operationName);
    if (query === undefined) return [];
    const request = { query, operationName, variables: { ...variables } };
    const compiled = await readSelected(queries, req.context, request);
    if (compiled !== null) return [{ operationName, variables, data: JSON.parse(compiled) as object }];
    const { body } = await apollo.executeOperation(request, { contextValue: req.context });
    // The client repeats a failed query and shows the error.
    if (body.kind !== 'single' || body.singleResult.errors || !body.singleResult.data) return [];
    return [{ operationName, variables, data: body.singleResult.data }];
  };
  return async (req, res, path) => {
    const queriesOf = PRELOADED_QUERIES[path];
    if (!queriesOf) return [];
    await req.context.session.read(res);
    // Visitors are redirected to the login page.
    if (req.context.session.memberId === null) return [];
    const [id = ''] = Object.values(req.params).flat();
    return (
      await Promise.all(queriesOf({ id, search: parseQueryParameters(req) }).map((query) => execute(req, query)))
    ).flat();
  };
}

/**
 * Builds the script element with the responses. JSON needs no `<`, so no text in it can close the
 * element.
 */
export function preloadedResponsesTag(responses: readonly PreloadedResponse[]): string {
  if (responses.length === 0) return '';
  const json = JSON.stringify(responses).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${PRELOADED_RESPONSES}">${json}</script>`;
}
