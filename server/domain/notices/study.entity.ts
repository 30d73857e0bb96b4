import { Entity } from '@mikro-orm/decorators/legacy';
import { Notice, NoticeKind, type NoticeContent } from './notice.entity';

/** A notice that recruits for a study group: one headcount, no roles. */
@Entity({ discriminatorValue: NoticeKind.STUDY })
export class Study extends Notice {
  /** Writes or rewrites the notice. */
  edit(content: NoticeContent): void {
    this.title = content.title;
    this.recruitNumber = content.recruitNumber;
    this.content = content.content;
  }

  protected override closedAlready(): string {
    return '이미 마감된 스터디예요.';
  }
}
