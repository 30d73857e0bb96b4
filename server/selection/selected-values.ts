import { isRefused, REFUSED, type OccurrenceArguments } from './sql-builder';

/** An object that a selection has read. Its properties are named as in the response. */
export class SelectedValue {
  readonly [name: string]: unknown;
}

/**
 * Parses the values of a selection for graphql-js. Refused arguments become errors, which
 * graphql-js reports at their path.
 */
export function parseSelected(body: string, args: readonly OccurrenceArguments[]): unknown {
  return JSON.parse(body, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (!(REFUSED in value)) return Object.setPrototypeOf(value, SelectedValue.prototype) as unknown;
    const refused = args[Number(value[REFUSED])];
    return isRefused(refused) ? refused.error : value;
  });
}
