/**
 * Every row of rest.md (Path by path), written by hand. Tests compare the routes and their
 * description with it.
 */
const ROWS = `
  post /auth/login open
  post /auth/logout open
  post /members open
  get /members/image
  get /members/profile
  post /members/profile
  get /projects/recent
  get /studies/recent
  get /projects
  get /studies
  get /projects/recruit
  get /studies/recruit
  get /projects/applications/mine
  get /studies/applications/mine
  post /projects
  post /studies
  get /projects/:id
  get /studies/:id
  post /projects/:id
  put /projects/:id
  put /studies/:id
  post /studies/:id
  delete /projects/:id
  delete /studies/:id
  post /projects/:id/like
  post /projects/:id/dislike
  post /studies/:id/like
  post /studies/:id/dislike
  get /projects/like
  get /studies/like
  post /projects/:id/applications
  post /studies/:id/applications
  get /projects/check/:id
  get /studies/check/:id
  delete /application/:id/cancel
  delete /projects/:id/applications
  delete /studies/:id/applications
  get /recruitments/:id
  get /resume/:id
  get /projects/:id/applicants
  get /studies/:id/application
  patch /projects/:id/recruiting
  patch /studies/:id
  post /projects/applications/approve
  post /projects/applications/deny
  post /studies/applications/approve
  post /studies/applications/deny
  get /projects/comments/:id
  get /studies/comments/:id
  post /projects/comments/:id
  post /studies/comments/:id
  delete /comments/:id`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type RestMethod = (typeof METHODS)[number];

export interface RestRow {
  method: RestMethod;
  path: string;
  /** True if visitors may use it. */
  open: boolean;
}

export const REST_ROWS: readonly RestRow[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const [method, path = '', open] = line.trim().split(' ');
    return { method: method as RestMethod, path, open: open === 'open' };
  });

/** Each path with a rejected method and the allowed methods. */
export const WRONG_METHODS: readonly { path: string; method: RestMethod; allowed: RestMethod[] }[] = [
  ...new Set(REST_ROWS.map(({ path }) => path)),
].flatMap((path) => {
  const allowed = REST_ROWS.filter((row) => row.path === path).map(({ method }) => method);
  return METHODS.filter((method) => !allowed.includes(method)).map((method) => ({ path, method, allowed }));
});
