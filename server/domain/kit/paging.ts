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

/** The cursors of a list. SQL writes them. */
export interface CursorFormat<Position> {
  /** Undefined for text that is no position in the list. */
  read: (text: string) => Position | undefined;
}

/** The cursors of a list by ids. */
export const ID_CURSORS: CursorFormat<number> = {
  read: (text) => {
    const id = /^id:([0-9]{1,10})$/.exec(text)?.[1];
    return id === undefined || Number(id) > ID_BOUNDS.max ? undefined : Number(id);
  },
};

/**
 * The position after which a page starts.
 * @throws {AppError} VALIDATION_FAILED for text that is no cursor
 */
export function positionAfter<Position>(
  after: string | null | undefined,
  { start, cursors }: { start: Position; cursors: CursorFormat<Position> },
): Position {
  return typeof after === 'string' ? fromCursor(cursors, after) : start;
}

/** Reads the position in a cursor; VALIDATION_FAILED for text that is no cursor. */
function fromCursor<Position>(cursors: CursorFormat<Position>, cursor: string): Position {
  const position = cursors.read(Buffer.from(cursor, 'base64url').toString());
  if (position === undefined) throw invalid({ after: '커서가 올바르지 않아요.' });
  return position;
}
