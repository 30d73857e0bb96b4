import { setTimeout as delay } from 'node:timers/promises';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { SharedSubscriptions } from './shared-subscriptions';

const NEVER = new Promise<never>(() => undefined);

/** A source that cannot be ended, for example because Redis is lost. */
const source: AsyncIterableIterator<never> = {
  next: () => NEVER,
  return: () => Promise.reject(new Error('the source is lost')),
  [Symbol.asyncIterator]: () => source,
};

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { one: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: { one: { type: GraphQLString, subscribe: () => source } },
  }),
});

it('[SEC7] ends a subscription for its receiver and reports the error if the source cannot be ended', async () => {
  const errors: unknown[] = [];
  const shared = new SharedSubscriptions(
    (result) => JSON.stringify(result),
    (error) => errors.push(error),
  );
  let isEnded = false;
  const receiver = {
    key: 'one',
    language: 'ko' as const,
    mayReceive: () => Promise.resolve(true),
    send: () => undefined,
    onEnd: () => void (isEnded = true),
  };
  const results = await shared.subscribe(receiver, { schema, document: parse('subscription { one }') });
  expect(results).toHaveProperty('return');
  await ('return' in results ? results.return?.() : undefined);
  await delay(0);
  expect([isEnded, errors]).toEqual([true, [new Error('the source is lost')]]);
});
