import { MODULE_LISTS } from './collected';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type RestMethod = (typeof METHODS)[number];

/** A REST path as text. `open` marks rows that visitors may use. */
export type RestLine = `${RestMethod} /${string}`;

export interface RestRow {
  method: RestMethod;
  path: string;
  /** True if visitors may use it. */
  open: boolean;
}

/**
 * Every REST path, written by hand. Tests compare the routes and their description with it.
 */
export const REST_ROWS: readonly RestRow[] = MODULE_LISTS.flatMap(({ restRows = [] }) => restRows).map((line) => {
  const [method, path = '', open] = line.split(' ');
  return { method: method as RestMethod, path, open: open === 'open' };
});

/** Each path with a refused method and the allowed methods. */
export const WRONG_METHODS: readonly { path: string; method: RestMethod; allowed: RestMethod[] }[] = [
  ...new Set(REST_ROWS.map(({ path }) => path)),
].flatMap((path) => {
  const allowed = REST_ROWS.filter((row) => row.path === path).map(({ method }) => method);
  return METHODS.filter((method) => !allowed.includes(method)).map((method) => ({ path, method, allowed }));
});
