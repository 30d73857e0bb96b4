import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Each member has the ids of those with whom they share a block, because nearly every statement asks for them
 * (docs/decisions/0059-blocks-in-the-members-row.md). Triggers maintain them, so the blocks of the release before this one count as well.
 */
export class Migration20261125060000_members_apart extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'share row exclusive', tables: ['member_block'] },
        { mode: 'access exclusive', tables: ['member'] },
      ),
    );
    // A constant default changes the catalogue alone, so this takes no longer on a large table.
    this.addSql(`alter table member add apart_ids integer[] not null default '{}'`);
    this.addSql(`
      update member set apart_ids = apart.ids
      from (
        select member_id, array_agg(apart_id) as ids
        from (
          select blocker_id, blocked_id from member_block union select blocked_id, blocker_id from member_block
        ) pair (member_id, apart_id)
        group by member_id
      ) apart
      where member.id = apart.member_id`);
    this.follow();
  }

  /** Once both members are locked, the other block of the two is either committed or waits for this transaction. */
  private follow(): void {
    this.addSql(`
      create function follow_block() returns trigger language plpgsql as $$
      declare
        one constant integer := coalesce(new.blocker_id, old.blocker_id);
        other constant integer := coalesce(new.blocked_id, old.blocked_id);
        blocked boolean;
      begin
        perform from member where id in (one, other) order by id for no key update;
        blocked := exists (
          select from member_block where (blocker_id, blocked_id) in ((one, other), (other, one))
        );
        update member
        set apart_ids = case when blocked then apart_ids || pair.apart_id else array_remove(apart_ids, pair.apart_id) end
        from (values (one, other), (other, one)) pair (member_id, apart_id)
        where member.id = pair.member_id and (pair.apart_id = any (member.apart_ids)) is distinct from blocked;
        return null;
      end $$`);
    this.addSql(`
      create trigger member_block_followed after insert or delete on member_block
      for each row execute function follow_block()`);
  }
}
