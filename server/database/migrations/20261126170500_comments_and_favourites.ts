import { Migration } from '@mikro-orm/migrations';

/** Comments with their replies, and favourites. */
export class Migration20261126170500_comments_and_favourites extends Migration {
  override up(): void {
    this.comments();
    this.hiddenReplies();
    this.favourites();
  }

  /**
   * The statement that inserts comments checks parents. A parent must be on the same notice and
   * must not be a reply (decision 38).
   */
  private comments(): void {
    this.addSql(`
      create table comment (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        parent_id integer references comment on delete cascade,
        author_id integer references member on delete set null,
        text text not null check (char_length(text) between 1 and 1000),
        hidden boolean not null default false,
        parent_hidden boolean not null default false,
        created_at timestamptz not null default now(),
        constraint comment_parent_hidden check (not parent_hidden or parent_id is not null)
      )`);
    this.addSql('create index comment_notice on comment (notice_id, id)');
    this.addSql('create index comment_author on comment (author_id)');
    this.addSql('create index comment_parent on comment (parent_id, id)');
  }

  /**
   * A reply is hidden together with its parent (decision 42). A transaction that hides a comment
   * locks the notice against new comments. So no reply is inserted between the two triggers.
   */
  private hiddenReplies(): void {
    // A restore may insert a reply before its parent. It then keeps the value of the backup.
    this.addSql(`
      create function hide_new_reply() returns trigger language plpgsql as $$
      begin
        new.parent_hidden := coalesce(
          (select hidden from comment where id = new.parent_id), new.parent_hidden
        );
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
      when (new.parent_id is null and old.hidden is distinct from new.hidden)
      execute function hide_replies()`);
  }

  private favourites(): void {
    this.addSql(`
      create table favourite (
        member_id integer not null references member on delete cascade,
        notice_id integer not null references notice on delete cascade,
        created_at timestamptz not null default now(),
        primary key (member_id, notice_id)
      )`);
    this.addSql('create index favourite_latest on favourite (member_id, created_at, notice_id)');
    this.addSql('create index favourite_notice on favourite (notice_id)');
  }
}
