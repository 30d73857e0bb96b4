import { type ClassType, Field, ID, InputType } from 'type-graphql';
import type { Bounds } from '../../../../shared/bounds';
import { idRule, Valid } from '../../../platform/text/validation';

/** Options of an id in an input. */
interface IdOptions {
  nullable?: boolean;
  /** Bounds of the id. The default fits all objects but notifications and mails. */
  bounds?: Bounds;
}

/** Declares an input field of the type `ID`. Its property is the parsed number. */
export function IdField(description: string, { nullable, bounds }: IdOptions = {}): PropertyDecorator {
  return (prototype, property) => {
    Valid(idRule(bounds))(prototype, property);
    Field(() => ID, { description, nullable })(prototype, property);
  };
}

/**
 * Creates an input that has only ids.
 * @param fields the description of each id by its name
 */
export function idInput<Name extends string>(
  type: string,
  description: string,
  fields: Readonly<Record<Name, string>>,
): ClassType<Readonly<Record<Name, number>>> {
  const input = class {};
  for (const [name, text] of Object.entries<string>(fields)) IdField(text)(input.prototype, name);
  InputType(type, { description })(input);
  return input as ClassType<Readonly<Record<Name, number>>>;
}
