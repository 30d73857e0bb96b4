import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from './lock-tables';

/**
 * Whether a comment `c` in the row of a trigger is hidden by itself or with the comment that it
 * replies to.
 */
const isHidden = (row: string): string => `(${row}.hidden or ${row}.parent_hidden)`;

/**
 * Replies to a hidden comment are hidden with it (rules.md: Reports and moderation). Triggers
 * maintain the column and the counts, because the release before this one, which does not know the
 * column, goes on hiding beside the new one.
 */
export class Migration20261125100200_hidden_replies extends Migration {
  override up(): void {
    this.lockTables();
    this.addSql(`
      alter table comment
        add parent_hidden boolean not null default false,
        add constraint comment_parent_hidden check (not parent_hidden or parent_id is not null) not valid`);
    this.hideWithParent();
    this.countShown();
    this.addSql(`
      update comment c set parent_hidden = true
      from comment parent where parent.id = c.parent_id and parent.hidden`);
  }

  /**
   * Writers of counts wait as well: one of them might wait for a comment while this waits for its
   * count.
   */
  private lockTables(): void {
    const tables = ['comment', 'notice_count'];
    this.addSql(
      lockInAttempts({ mode: 'share row exclusive', tables }, { mode: 'access exclusive', tables: ['comment'] }),
    );
  }

  /**
   * Hiding locks the notice against new comments, so that no reply is written meanwhile that the
   * trigger does not find.
   */
  private hideWithParent(): void {
    this.addSql(`
      create function hide_new_reply() returns trigger language plpgsql as $$
      begin
        -- A restore inserts replies before the comments that they reply to. Their column is in the backup.
        new.parent_hidden := coalesce((select hidden from comment where id = new.parent_id), new.parent_hidden);
        return new;
      end $$`);
    this.addSql(`
      create trigger comment_reply_hidden before insert on comment for each row
      when (new.parent_id is not null) execute function hide_new_reply()`);
    this.addSql(`
      create function hide_replies() returns trigger language plpgsql as $$
      begin
        update comment set parent_hidden = new.hidden where parent_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create trigger comment_replies_hidden after update of hidden on comment for each row
      when (new.parent_id is null and old.hidden is distinct from new.hidden) execute function hide_replies()`);
  }

  /**
   * Replaces the triggers that leave hidden comments out of the counts. All replies to a comment
   * are counted at once.
   */
  private countShown(): void {
    for (const name of ['inserted', 'deleted', 'changed'])
      this.addSql(`drop trigger comment_hidden_${name} on comment`);
    this.addSql(`
      create or replace function count_hidden_comment() returns trigger language plpgsql as $$
      begin
        -- A notice that is being deleted, with its comments, gets no counts.
        insert into notice_count as count (notice_id, slot, comments, favourites, applications)
        select id, 0, case tg_op when 'INSERT' then -1 else 1 end, 0, 0
        from notice where id = coalesce(new.notice_id, old.notice_id)
        on conflict (notice_id, slot) do update set comments = count.comments + excluded.comments;
        return null;
      end $$`);
    for (const [name, event, row] of [
      ['comment_hidden_inserted', 'insert', 'new'],
      ['comment_hidden_deleted', 'delete', 'old'],
    ] as const) {
      this.addSql(`
        create trigger ${name} after ${event} on comment for each row
        when (${isHidden(row)}) execute function count_hidden_comment()`);
    }
    this.addSql(`
      create function count_changed_comments() returns trigger language plpgsql as $$
      begin
        insert into notice_count as count (notice_id, slot, comments, favourites, applications)
        select n.id, 0, sum(${isHidden('before')}::integer - ${isHidden('after')}::integer), 0, 0
        from comments_before before
        join comments_after after on after.id = before.id and ${isHidden('after')} <> ${isHidden('before')}
        join notice n on n.id = after.notice_id
        group by n.id order by n.id
        on conflict (notice_id, slot) do update set comments = count.comments + excluded.comments;
        return null;
      end $$`);
    this.addSql(`
      create trigger comment_hidden_changed after update on comment
      referencing old table as comments_before new table as comments_after
      for each statement execute function count_changed_comments()`);
  }
}
