import DataLoader from 'dataloader';
import { type GraphQLResolveInfo, Kind, type OperationDefinitionNode, print } from 'graphql';
import { type Context, requireViewerId } from '../domain/context';
import type { Statements } from '../platform/database/statements/statements';
import type { MessageIds } from './fields';
import { VIEWER_IDS } from './message-builder';
import { parseSelected } from './selected-values';
import type { CachedSelection, ReadOptions, Selections } from './selections';

/** A message to one viewer. */
interface ViewerMessage {
  readonly ctx: Context;
  readonly ids: MessageIds;
}

/** Messages to several viewers that one statement reads. */
type Batch = DataLoader<ViewerMessage, unknown>;

/** A selection in a subscription. */
export interface MessageSelection {
  readonly cached: CachedSelection;
  readonly options: ReadOptions;
  readonly info: GraphQLResolveInfo;
}

/**
 * Reads live messages. One statement serves all viewers who get a message at the same time, if
 * their subscriptions have equal texts, arguments and languages.
 */
export class Messages {
  private readonly batches = new WeakMap<Statements, Map<string, Batch>>();
  private readonly texts = new WeakMap<OperationDefinitionNode, string>();

  constructor(private readonly selections: Selections) {}

  /** Reads a selection for a message with these ids. */
  read(ctx: Context, selection: MessageSelection, ids: MessageIds): Promise<unknown> {
    const batches = this.batches.get(ctx.reads) ?? new Map<string, Batch>();
    this.batches.set(ctx.reads, batches);
    const key = JSON.stringify([this.textOf(selection.info), selection.options.args, ctx.language]);
    const batch = batches.get(key) ?? this.createBatch(selection, () => batches.delete(key));
    batches.set(key, batch);
    return batch.load({ ctx, ids });
  }

  private createBatch({ cached, options }: MessageSelection, onRead: () => void): Batch {
    const read = async (messages: readonly ViewerMessage[]): Promise<unknown[]> => {
      onRead();
      const [first] = messages;
      if (!first) return [];
      const values: Record<string, unknown> = { [VIEWER_IDS]: messages.map(({ ctx }) => requireViewerId(ctx)) };
      for (const name of Object.keys(first.ids)) values[name] = messages.map(({ ids }) => ids[name]);
      const body = await this.selections.read(first.ctx, cached, { ...options, root: { values } });
      return parseSelected(body ?? '[]', options.args) as unknown[];
    };
    return new DataLoader(read, { cache: false, batchScheduleFn: setImmediate });
  }

  private textOf({ operation, fragments }: GraphQLResolveInfo): string {
    const definitions = [operation, ...Object.values(fragments)];
    const text = this.texts.get(operation) ?? print({ kind: Kind.DOCUMENT, definitions });
    this.texts.set(operation, text);
    return text;
  }
}
