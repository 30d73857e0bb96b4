import { Entity } from '@mikro-orm/decorators/legacy';
import { Notice, NoticeKind } from '../notice.entity';

/** A notice that recruits members for a study group, with one headcount and no roles. */
@Entity({ discriminatorValue: NoticeKind.STUDY })
export class Study extends Notice {
  override alreadyClosedMessage(): string {
    return '이미 마감된 스터디예요.';
  }
}
