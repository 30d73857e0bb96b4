import { Migration } from '@mikro-orm/migrations';
import { lockInAttempts } from '../lock-tables';

/** Questions of owners to applicants, and their answers (rules/questions.md). */
export class Migration20261127100300_questions extends Migration {
  override up(): void {
    this.addSql(
      lockInAttempts(
        { mode: 'access exclusive', tables: ['notice'] },
        { mode: 'share row exclusive', tables: ['application'] },
      ),
    );
    this.questions();
    this.answers();
    this.versions();
  }

  private questions(): void {
    this.addSql(`
      create table notice_question (
        id serial primary key,
        notice_id integer not null references notice on delete cascade,
        position integer not null check (position between 1 and 3),
        text text not null check (char_length(text) between 1 and 100),
        constraint notice_question_position_unique unique (notice_id, position)
      )`);
  }

  /** The text of the question is stored with the answer, because the question may change. */
  private answers(): void {
    this.addSql(`
      create table application_answer (
        application_id integer not null references application on delete cascade,
        position integer not null check (position between 1 and 3),
        question text not null check (char_length(question) between 1 and 100),
        text text not null check (char_length(text) between 1 and 500),
        primary key (application_id, position)
      )`);
  }

  /**
   * A trigger on the table of questions would also count the rows of a restored backup. So a
   * change of questions raises a number of the notice, which counts as content.
   */
  private versions(): void {
    this.addSql('alter table notice add question_edits integer not null default 0');
    this.addSql(`
      create trigger notice_question_version before update of question_edits on notice for each row
      when (old.question_edits is distinct from new.question_edits)
      execute function count_version()`);
  }
}
