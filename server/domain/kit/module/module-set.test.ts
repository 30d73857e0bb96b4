import { z } from 'zod';
import type { DomainModule } from './module';
import { collectModules } from './module-set';
import { defineJob } from '../jobs/jobs';
import { defineRoute, type Route } from '../api/route';

const moduleOf = (name: string, parts: Partial<DomainModule> = {}): DomainModule => ({ name, uses: [], ...parts });

const route = (path: string, method: Route['method'] = 'get'): Route =>
  defineRoute({
    operation: 'any',
    method,
    path,
    tag: 'any',
    summary: '무엇이든',
    response: z.object({}),
    handle: async () => ({}),
  });

it('orders fixed path segments before parameters, regardless of the order of modules', () => {
  const { routes } = collectModules([
    moduleOf('one', { routes: [route('/a/:id'), route('/a/:id/b'), route('/:id')] }),
    moduleOf('two', { routes: [route('/a/b/:id'), route('/a/b'), route('/a'), route('/a/b/c')] }),
  ]);
  expect(routes.map(({ path }) => path)).toEqual(['/a', '/a/b', '/a/b/c', '/a/b/:id', '/a/:id', '/a/:id/b', '/:id']);
});

it('subscribes upper modules first', () => {
  const heard: string[] = [];
  const listening = (name: string): DomainModule => moduleOf(name, { listen: () => heard.push(name) });
  collectModules([listening('lower'), moduleOf('silent'), listening('upper')]).listen();
  expect(heard).toEqual(['upper', 'lower']);
});

it('keeps the order of the modules, so that tables can be filled in this order', () => {
  const { tables } = collectModules([
    moduleOf('one', { tables: ['parent'] }),
    moduleOf('two', { uses: ['one'], tables: ['child'] }),
  ]);
  expect(tables).toEqual(['parent', 'child']);
});

describe('the start', () => {
  it.each([
    ['comes after it', [moduleOf('upper', { uses: ['lower'] }), moduleOf('lower')]],
    ['does not exist', [moduleOf('upper', { uses: ['lower'] })]],
  ])('fails if a module uses one that %s', (_where, list) => {
    expect(() => collectModules(list)).toThrow('upper uses lower, which is not listed before it');
  });

  it.each<[what: string, part: Partial<DomainModule>]>([
    ['table', { tables: ['same'] }],
    ['OpenAPI tag', { openApiTags: { same: '같은' } }],
    ['constraint', { constraints: { same: 'NOT_FOUND' } }],
    ['job', { jobs: [defineJob({ name: 'same', run: async () => undefined })] }],
    ['path', { previewedPages: [{ path: 'same', preview: async () => undefined }] }],
  ])('fails if two modules define the same %s', (what, part) => {
    expect(() => collectModules([moduleOf('one', part), moduleOf('two', part)])).toThrow(
      `the ${what} same is defined twice`,
    );
  });

  it('fails if two modules have the same route or a module is listed twice', () => {
    const twice = [moduleOf('one', { routes: [route('/a')] }), moduleOf('two', { routes: [route('/a')] })];
    expect(() => collectModules(twice)).toThrow('the route get /a is defined twice');
    expect(() => collectModules([moduleOf('one'), moduleOf('one')])).toThrow('the module one is defined twice');
  });
});

it('refuses a path with a parameter other than :id', () => {
  const list = [moduleOf('one', { routes: [route('/a/:noticeId')] })];
  expect(() => collectModules(list)).toThrow('the path /a/:noticeId has a parameter other than :id');
});
