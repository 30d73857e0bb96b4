import { CONSENT_KINDS, CONSENT_VERSIONS } from '../../../shared/consents';

/** Consents of a sign-up over GraphQL. REST has no such property. */
export const ALL_CONSENTS = CONSENT_KINDS.map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }));

type Values = Readonly<Record<string, unknown>>;

/** Fields of GraphQL inputs by the property of REST that has another name. */
const NAMES: Readonly<Record<string, string>> = {
  university: 'school',
  recruitNumber: 'headcount',
  application: 'text',
  comment: 'text',
};

/** Roles by the property of REST. GraphQL has one list of roles instead. */
const ROLES: Readonly<Record<string, string>> = {
  frontendNumber: 'FRONTEND',
  backendNumber: 'BACKEND',
  designerNumber: 'DESIGNER',
};

/** Returns the field of a GraphQL input for a property of REST. */
export function asInputField(field: string): string {
  return field in ROLES ? 'roles' : (NAMES[field] ?? field);
}

/** Converts a body of REST to an input of GraphQL. */
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

/** Converts REST's body of a profile to the input of GraphQL, which has no e-mail address. */
export function asProfileInput({ email: _, ...body }: Values): Record<string, unknown> {
  return asInput(body);
}
