import { ApolloServer } from '@apollo/server';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { GraphQLSchema } from 'graphql';
import { Pool } from 'pg';
import request from 'supertest';
import { createStatements, type Statements } from '../../platform/database/statements/statements';
import { buildApplication, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { SECRET } from '../../test-kit/app/secret';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { ClientDocuments } from '../../selection/client-documents';
import { SelectedQueries } from '../../selection/queries';
import { Selections } from '../../selection/selections';
import { definitionsOf } from '../../selection/definitions';
import { executeGraphql } from '../graphql/http';
import { recordOperations } from '../graphql/record-operations';
import { createContexts, RequestContext } from './request-context';
import { createSessions, type Sessions } from '../sessions/sessions';
import { createPgSessionStore } from '../sessions/pg-sessions';
import type { SessionStore } from '../sessions/session-store';

let app: TestApp;
let pool: Pool;
let store: SessionStore;
let sessions: Sessions;
let replica: Statements;

beforeAll(async () => {
  app = await startTestApp();
  pool = new Pool({ connectionString: app.databaseUrl });
  replica = createStatements(pool);
  store = createPgSessionStore(pool, () => undefined);
  const { env, signatures } = app.server.services;
  sessions = createSessions({ env, secrets: [SECRET], signatures, store, onEnd: () => undefined });
});

afterAll(async () => {
  store.close();
  await pool.end();
  await app.close();
});

/** Creates an Express app whose requests get the server's contexts, with a replica. */
function appWithContexts({ isPrimaryLost = false } = {}): Express {
  const { services } = app.server;
  return express().use(
    createContexts({ services, sessions, replica: { reads: replica, isPrimaryLost } }),
    cookieParser(),
  );
}

describe("a request's context", () => {
  it('is one object for all handlers of a request, and another one for the next request', async () => {
    const seen: RequestContext[] = [];
    const server = appWithContexts();
    server.use((req, _res, next) => {
      seen.push(req.context);
      next();
    });
    server.get('/', (req, res) => {
      seen.push(req.context);
      res.end();
    });
    await request(server).get('/');
    await request(server).get('/');
    const [first, again, second] = seen;
    expect(seen).toHaveLength(4);
    expect(first).toBeInstanceOf(RequestContext);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
    expect(second?.session).not.toBe(first?.session);
    expect(second?.record.id).not.toBe(first?.record.id);
  });

  it('can be neither changed nor replaced', async () => {
    const errors: unknown[] = [];
    const attempt = (change: () => unknown): void => {
      try {
        change();
      } catch (error) {
        errors.push(error);
      }
    };
    const server = appWithContexts().get('/', (req, res) => {
      attempt(() => Object.assign(req.context, { session: null }));
      attempt(() => Object.assign(req.context, { viewerId: 1 }));
      attempt(() => Object.assign(req.context, { reads: replica }));
      attempt(() => Object.assign(req, { context: null }));
      res.end();
    });
    await request(server).get('/');
    expect(errors).toEqual(Array(4).fill(expect.any(TypeError)));
  });

  it('is not shared between requests: concurrent members see their own applications', async () => {
    const owner = await buildMember(app.em());
    const study = await buildStudy(app.em(), { owner });
    const applicants = await Promise.all([1, 2, 3, 4].map(() => buildMember(app.em())));
    for (const applicant of applicants) await buildApplication(app.em(), { notice: study, applicant });
    const clients = await Promise.all(applicants.map((applicant) => app.as(applicant)));
    const responses = await Promise.all(
      clients.map((client) =>
        client.data<{ notice: { viewerApplication: { applicant: { id: string } } } }>(
          'query ($id: ID!) { notice(id: $id) { viewerApplication { applicant { id } } } }',
          { id: study.id },
        ),
      ),
    );
    expect(responses.map(({ notice }) => notice.viewerApplication.applicant.id)).toEqual(
      applicants.map(({ id }) => String(id)),
    );
  });
});

describe('with a replica, a request reads from it', () => {
  /** Returns the name of the database that the request reads from. */
  const sourceOf = ({ reads }: RequestContext): string => (reads === replica ? 'replica' : 'primary');

  it.each<[method: 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete', cookie: string, source: string]>([
    ['get', '', 'replica'],
    ['head', '', 'replica'],
    ['get', 'other=1', 'replica'],
    ['get', 'wrote=1', 'primary'],
    ['head', 'wrote=1', 'primary'],
    ['post', '', 'primary'],
    ['put', '', 'primary'],
    ['patch', '', 'primary'],
    ['delete', '', 'primary'],
  ])('over REST: %s with the cookie %j reads from the %s', async (method, cookie, source) => {
    const server = appWithContexts().use((req, res) => void res.set('X-Source', sourceOf(req.context)).end());
    const { headers } = await request(server)[method]('/').set('Cookie', cookie);
    expect(headers['x-source']).toBe(source);
  });

  it.each([
    ['get', 'replica'],
    ['post', 'primary'],
  ] as const)(
    '[T6] without the primary, %s reads from the %s even if its client has just written',
    async (method, source) => {
      const server = appWithContexts({ isPrimaryLost: true });
      server.use((req, res) => void res.set('X-Source', sourceOf(req.context)).end());
      const { headers } = await request(server)[method]('/').set('Cookie', 'wrote=1');
      expect(headers['x-source']).toBe(source);
    },
  );

  it.each<[query: string, cookie: string, data: object]>([
    ['{ source }', '', { source: 'replica' }],
    ['query Named { a: source b: source }', '', { a: 'replica', b: 'replica' }],
    ['{ source }', 'wrote=1', { source: 'primary' }],
    ['mutation { source }', '', { source: 'primary' }],
  ])('over GraphQL: %s with the cookie %j', async (query, cookie, data) => {
    const source = (_parent: unknown, _args: unknown, ctx: RequestContext): string => sourceOf(ctx);
    const apollo = new ApolloServer<RequestContext>({
      typeDefs: 'type Query { source: String } type Mutation { source: String }',
      resolvers: { Query: { source }, Mutation: { source } },
      plugins: [recordOperations],
      stopOnTerminationSignals: false,
    });
    await apollo.start();
    const server = appWithContexts();
    const schema = new GraphQLSchema({});
    const selections = new Selections(schema, definitionsOf(schema));
    const queries = new SelectedQueries(selections, new ClientDocuments(schema, [], new Set()));
    server.use('/graphql', executeGraphql({ apollo, queries }));
    const { body } = await request(server).post('/graphql').set('Cookie', cookie).send({ query });
    await apollo.stop();
    expect(body).toEqual({ data });
  });
});
