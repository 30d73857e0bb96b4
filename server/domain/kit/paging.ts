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

/** Writes an id as an opaque cursor. */
function toCursor(id: number): string {
  return Buffer.from(`id:${id}`).toString('base64url');
}

/** Reads the id in a cursor; VALIDATION_FAILED for text that is no cursor. */
function fromCursor(cursor: string): number {
  const id = /^id:([0-9]{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined || Number(id) > ID_BOUNDS.max) throw invalid({ after: '커서가 올바르지 않아요.' });
  return Number(id);
}

/**
 * Reads a page of a connection. One row more than the page holds is read: its presence means that there is a next page.
 * @param start the id after which the first page starts
 * @param read reads at most `limit` rows that come after the id, in the order of the connection
 * @param positionOf the number by which the connection is ordered, where that is not the id
 * @throws {AppError} VALIDATION_FAILED for text that is no cursor
 */
export async function readConnection<Node extends { id: number }>(
  { first, after }: ConnectionArgs,
  start: number,
  read: (afterId: number, limit: number) => Promise<readonly Node[]>,
  positionOf: (node: Node) => number = ({ id }) => id,
): Promise<Connection<Node>> {
  const rows = await read(typeof after === 'string' ? fromCursor(after) : start, first + 1);
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: toCursor(positionOf(node)), node }));
  return { edges, nodes, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null } };
}
