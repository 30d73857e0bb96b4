import type { Expression, RawBuilder } from 'kysely';

/** The id of a viewer. A statement that has the viewer's row at hand names its columns, so that PostgreSQL does not look them up again. */
export interface ViewerId extends Expression<number> {
  readonly row?: { schoolKey: RawBuilder<string>; moderator: Expression<boolean> };
}
