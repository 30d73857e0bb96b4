import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { invalid } from '../../platform/errors';
import { ID_BOUNDS, Rule, wholeNumberOr } from '../../platform/validation';

const DEFAULT_FIRST = 20;

/** A page of a connection: the first nodes after a cursor. */
@ArgsType()
export class ConnectionArgs {
  @Rule(wholeNumberOr(DEFAULT_FIRST, 'first', BOUNDS.size))
  @Field(() => Int, { defaultValue: DEFAULT_FIRST, description: '몇 개까지, 1–100' })
  first!: number;

  @Rule(z.string().nullish())
  @Field(() => String, { nullable: true, description: '이 커서 다음부터' })
  after?: string | null;
}

/** Where a page of a connection ends. */
@ObjectType({ simpleResolvers: true, description: '목록이 어디에서 끊겼는지' })
export class PageInfo {
  @Field({ description: '뒤에 더 있는지' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: '마지막 항목의 커서' })
  endCursor!: string | null;
}

/** A page of nodes in the form of Relay's connections, without extra fields of edges. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/** An id as an opaque cursor. */
function toCursor(id: number): string {
  return Buffer.from(`id:${id}`).toString('base64url');
}

/**
 * The id in a cursor; `start` without one.
 * @throws {AppError} VALIDATION_FAILED for what is no connection's cursor.
 */
export function fromCursor(cursor: string | null | undefined, start: number): number {
  if (cursor === null || cursor === undefined) return start;
  const id = /^id:([0-9]{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined || Number(id) > ID_BOUNDS.max) throw invalid({ after: '커서가 올바르지 않아요.' });
  return Number(id);
}

/** A connection of rows that were read with one more than `first`: if it is there, there is a next page. */
export function toConnection<Node extends { id: number }>(rows: readonly Node[], first: number): Connection<Node> {
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: toCursor(node.id), node }));
  return { edges, nodes, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}
