import { ObjectType } from 'type-graphql';
import { sql } from 'kysely';
import { addFields } from './schema-fields';

@ObjectType()
class BookType {}

const TITLE = { title: { type: () => String, description: 'The title.', sql: sql`b.title` } };

describe('the declaration of a field with its SQL', () => {
  it('is refused if another module has declared the same field', () => {
    addFields(BookType, TITLE);
    expect(() => addFields(BookType, TITLE)).toThrow('BookType.title is declared twice.');
  });
});
