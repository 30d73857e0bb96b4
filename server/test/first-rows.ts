import type { TestDatabase } from './databases';

/**
 * Writes a member and a study of theirs in the columns of the first release. Tests of a migration use it, because factories
 * write the columns of all later migrations as well.
 * @returns their ids
 */
export async function writeFirstRows(database: TestDatabase): Promise<{ member: number; notice: number }> {
  const [row] = await database.sql<{ member: number; notice: number }>(`
    with owner as (
      insert into member (login_id, password_hash, nick_name, university, school_key, email)
      values ('first', 'hash', '첫 학생', '한빛대학교', '한빛대학교', 'first@example.com')
      returning id
    )
    insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
    select 'STUDY', id, '한빛대학교', '한빛대학교', '첫 스터디', 4, '함께 공부해요.' from owner
    returning owner_id as member, id as notice`);
  if (!row) throw new Error('the rows were not written');
  return row;
}
