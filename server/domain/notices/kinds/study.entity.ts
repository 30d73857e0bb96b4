import { Entity } from '@mikro-orm/decorators/legacy';
import { Notice, NoticeKind, type NoticeContent } from '../notice.entity';

/** Content of a study. */
export interface StudyContent extends NoticeContent {
  /** Topics on one line. Tags are read from them. An edit without them keeps the present ones. */
  topics?: string | null;
}

/** A notice that recruits members for a study group, with one headcount and no roles. */
@Entity({ discriminatorValue: NoticeKind.STUDY })
export class Study extends Notice {
  override edit(content: StudyContent): void {
    super.edit(content);
    if (typeof content.topics === 'string') this.setTechStack(content.topics);
  }
}
