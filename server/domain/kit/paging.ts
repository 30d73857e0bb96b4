import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { invalid } from '../../platform/errors';
import { ID_BOUNDS, Rule, wholeNumberOr } from '../../platform/validation';

const DEFAULT_FIRST = 20;

/** A page of a connection: the first nodes after a cursor. */
@ArgsType()
export class ConnectionArgs {
  @Rule(wholeNumberOr(DEFAULT_FIRST, 'first', BOUNDS.size))
  @Field(() => Int, { defaultValue: DEFAULT_FIRST, description: 'How many at most, 1–100.' })
  first!: number;

  @Rule(z.string().nullish())
  @Field(() => String, { nullable: true, description: 'The cursor that they come after; from the start by default.' })
  after?: string | null;
}

/** Where a page of a connection starts and ends. */
@ObjectType({ simpleResolvers: true, description: 'Where a page of a connection starts and ends.' })
class PageInfo {
  @Field({ description: 'Whether more nodes come after the page.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether the page follows a cursor.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first node; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last node; null on an empty page.' })
  endCursor!: string | null;
}

/** A page of nodes in the form of Relay's connections, without extra fields of edges. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/**
 * Defines the types of a connection and its edge.
 * @param node the name of the nodes' type
 * @param description which nodes the connection has, in which order
 */
export function defineConnection<Node>(
  node: string,
  nodeType: () => abstract new () => Node,
  description: string,
): ClassType<Connection<Node>> {
  @ObjectType(`${node}Edge`, { simpleResolvers: true, description: `A node of a ${node}Connection and its cursor.` })
  class Edge {
    @Field({ description: 'The cursor of this node.' })
    cursor!: string;

    @Field(nodeType, { description: 'The node.' })
    node!: Node;
  }
  @ObjectType(`${node}Connection`, { simpleResolvers: true, description })
  class ConnectionOfNode implements Connection<Node> {
    @Field(() => [Edge], { description: 'The nodes of the page with their cursors.' })
    edges!: Edge[];

    @Field(() => [nodeType()], { description: 'The nodes of the page.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Where the page starts and ends.' })
    pageInfo!: PageInfo;
  }
  return ConnectionOfNode;
}

/** How the positions in a list are written as cursors. */
export interface CursorFormat<Position> {
  write: (position: Position) => string;
  /** Undefined for text that is no position in the list. */
  read: (text: string) => Position | undefined;
}

/** A list that is read from a position on. */
export interface PagedList<Node, Position> {
  /** The position after which the first page starts. */
  start: Position;
  /** Reads at most `limit` nodes that come after the position, in the order of the list. */
  read: (after: Position, limit: number) => Promise<readonly Node[]>;
  positionOf: (node: Node) => Position;
  cursors: CursorFormat<Position>;
}

const ID_CURSORS: CursorFormat<number> = {
  write: (id) => `id:${id}`,
  read: (text) => {
    const id = /^id:([0-9]{1,10})$/.exec(text)?.[1];
    return id === undefined || Number(id) > ID_BOUNDS.max ? undefined : Number(id);
  },
};

/** A list that is ordered by ids. */
export function listById<Node extends { id: number }>(
  start: number,
  read: PagedList<Node, number>['read'],
): PagedList<Node, number> {
  return { start, read, positionOf: ({ id }) => id, cursors: ID_CURSORS };
}

/**
 * Reads a page of a connection. One row more than the page holds is read: its presence means that there is a next page.
 * @throws {AppError} VALIDATION_FAILED for text that is no cursor
 */
export async function readConnection<Node, Position>(
  { first, after }: ConnectionArgs,
  { start, read, positionOf, cursors }: PagedList<Node, Position>,
): Promise<Connection<Node>> {
  const followsCursor = typeof after === 'string';
  const rows = await read(positionAfter(after, { start, cursors }), first + 1);
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: toCursor(cursors.write(positionOf(node))), node }));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: followsCursor,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes, pageInfo };
}

/**
 * The position after which a page starts.
 * @throws {AppError} VALIDATION_FAILED for text that is no cursor
 */
function positionAfter<Position>(
  after: string | null | undefined,
  { start, cursors }: Pick<PagedList<never, Position>, 'start' | 'cursors'>,
): Position {
  return typeof after === 'string' ? fromCursor(cursors, after) : start;
}

/**
 * The id after which a page of a list by ids starts.
 * @param start the id after which the first page starts
 * @throws {AppError} VALIDATION_FAILED for text that is no cursor
 */
export function idAfter(after: string | null | undefined, start: number): number {
  return positionAfter(after, { start, cursors: ID_CURSORS });
}

/** Cursors are opaque, so that no client builds them. */
function toCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Reads the position in a cursor; VALIDATION_FAILED for text that is no cursor. */
function fromCursor<Position>(cursors: CursorFormat<Position>, cursor: string): Position {
  const position = cursors.read(Buffer.from(cursor, 'base64url').toString());
  if (position === undefined) throw invalid({ after: '커서가 올바르지 않아요.' });
  return position;
}
