import { Migration } from '@mikro-orm/migrations';

/** Drops the view that served the release before the superblocks (docs/decisions/0006-block-counters.md). */
export class Migration20261122080000_drop_stretch_view extends Migration {
  override up(): void {
    this.addSql('drop view notice_stretch');
  }
}
