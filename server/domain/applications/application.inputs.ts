import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../shared/bounds';
import { ID_BOUNDS, paragraphText, Rule, wholeNumber, wholeNumberOr } from '../../platform/validation';
import { Role } from '../notices/project.entity';

const ROLE_MESSAGE = '역할은 프론트엔드, 백엔드, 디자이너 가운데 하나예요.';

/** The content of an application. */
@InputType({ description: '지원 내용' })
export class ApplicationInput {
  @Rule(z.preprocess((role) => (role === '' ? null : role), z.enum(Role, { error: ROLE_MESSAGE }).nullish()))
  @Field(() => Role, { nullable: true, description: '지원하는 역할. 프로젝트에는 꼭 있어야 하고, 스터디에는 없어요.' })
  role?: Role | null;

  @Rule(paragraphText('지원 내용', BOUNDS.application))
  @Field({ defaultValue: '', description: '지원 글, 5,000자까지' })
  application!: string;
}

/** Which page of a notice's applications is read. */
@ArgsType()
export class ApplicationListArgs {
  @Rule(wholeNumberOr(BOUNDS.size.max, 'first', BOUNDS.size))
  @Field(() => Int, { defaultValue: BOUNDS.size.max, description: '몇 개까지, 1–100' })
  first!: number;

  @Rule(z.string().nullish())
  @Field(() => ID, { nullable: true, description: '이 번호의 지원 다음부터' })
  after?: string | null;
}

/** Which application is decided on over REST, which names it by its notice and its applicant (rest.md: Path by path). */
export interface RestDecision {
  noticeId: number;
  memberId: number;
}

/** Which application to a project is decided on. */
export class ProjectDecisionInput implements RestDecision {
  @Rule(wholeNumber('projectId', ID_BOUNDS))
  projectId!: number;

  @Rule(wholeNumber('memberId', ID_BOUNDS))
  memberId!: number;

  get noticeId(): number {
    return this.projectId;
  }
}

/** Which application to a study is decided on. */
export class StudyDecisionInput implements RestDecision {
  @Rule(wholeNumber('studyId', ID_BOUNDS))
  studyId!: number;

  @Rule(wholeNumber('memberId', ID_BOUNDS))
  memberId!: number;

  get noticeId(): number {
    return this.studyId;
  }
}
