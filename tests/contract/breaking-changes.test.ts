import { breakingGraphqlChanges, breakingRestChanges, unannounced } from '../../tools/check-contract.cjs';
import { createOpenApi } from '../../server/gateway/rest/openapi/openapi';

interface Schema {
  properties: Record<string, object>;
  required: string[];
  enum: string[];
}

interface OpenApi {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, Schema> };
}

const current = createOpenApi();

/** Names of the breaking changes between the description and the result of `change`. */
function namesAfter(change: (description: OpenApi) => void): string[] {
  const after = structuredClone(current) as unknown as OpenApi;
  change(after);
  return [...new Set(breakingRestChanges(current, after).map(({ name }) => name))];
}

const schemaOf = ({ components }: OpenApi, name: string): Schema => components.schemas[name] as Schema;

describe('a breaking change of REST', () => {
  it.each<[what: string, change: (description: OpenApi) => void, name: string]>([
    ['a removed path', ({ paths }) => delete paths['/comments/{id}'], 'DELETE /comments/{id}'],
    ['a removed method', ({ paths }) => delete paths['/projects']?.['post'], 'POST /projects'],
    ['a removed property', (api) => delete schemaOf(api, 'StudyDetail').properties['title'], 'GET /studies/{id}'],
    [
      'a property of another type',
      (api) => (schemaOf(api, 'StudyDetail').properties['title'] = { type: 'integer' }),
      'GET /studies/{id}',
    ],
    ['a property that is needed', (api) => schemaOf(api, 'StudyInput').required.push('field'), 'POST /studies'],
  ])('is %s', (_what, change, name) => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(namesAfter(change)).toContain(name);
  });

  it.each<[what: string, change: (description: OpenApi) => void]>([
    ['nothing', () => undefined],
    ['a new property', (api) => (schemaOf(api, 'StudyDetail').properties['hours'] = { type: 'integer' })],
    ['a new code', (api) => schemaOf(api, 'ErrorCode').enum.push('NEW_CODE')],
    ['a new path', ({ paths }) => (paths['/new'] = structuredClone(paths['/members/image'] ?? {}))],
  ])('is not %s', (_what, change) => {
    expect(namesAfter(change)).toEqual([]);
  });
});

it('a breaking change of GraphQL is a removed field, not a new one', async () => {
  const before = 'type Query { one: Int two: Int }';
  expect(await breakingGraphqlChanges(before, 'type Query { one: Int }')).toMatchObject([{ name: 'Query.two' }]);
  expect(await breakingGraphqlChanges(before, 'type Query { one: Int two: Int three: Int }')).toEqual([]);
});

it('the changelog announces a change by its name under "Unreleased", not under a version', () => {
  const changes = [{ name: 'Query.one', message: '' }];
  expect(unannounced(changes, '# Changelog\n\n## Unreleased\n\n- `Query.one` is gone.\n')).toEqual([]);
  expect(unannounced(changes, '## Unreleased\n\n## 1.0.0\n\n- `Query.one` is gone.\n')).toEqual(changes);
});
