import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../shared/consents';

/** What a sign-up over GraphQL agrees to; REST has no such fields. */
export const ALL_CONSENTS = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }));

type Values = Readonly<Record<string, unknown>>;

/** The fields of REST's bodies that inputs of GraphQL call differently. */
const NAMES: Readonly<Record<string, string>> = {
  university: 'school',
  recruitNumber: 'headcount',
  application: 'text',
  comment: 'text',
};

/** The fields of REST's bodies that are one list of roles over GraphQL. */
const ROLES: Readonly<Record<string, string>> = {
  frontendNumber: 'FRONTEND',
  backendNumber: 'BACKEND',
  designerNumber: 'DESIGNER',
};

/** The field of an input that has what this field of a body has. */
export function asInputField(field: string): string {
  return field in ROLES ? 'roles' : (NAMES[field] ?? field);
}

/** A body of REST as an input of GraphQL. */
export function asInput(body: Values): Record<string, unknown> {
  const roles = Object.entries(body).flatMap(([field, headcount]) => {
    const role = ROLES[field];
    return role === undefined || headcount === undefined ? [] : [{ role, headcount }];
  });
  const others = Object.entries(body).filter(([field]) => !(field in ROLES));
  return {
    ...Object.fromEntries(others.map(([field, value]) => [asInputField(field), value])),
    ...(roles.length > 0 ? { roles } : {}),
    ...('password' in body ? { consents: ALL_CONSENTS } : {}),
  };
}

/** REST's body of a profile as the input of GraphQL, which has no e-mail address. */
export function asProfileInput({ email: _, ...body }: Values): Record<string, unknown> {
  return asInput(body);
}
