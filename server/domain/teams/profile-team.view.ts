import { Field, ID, ObjectType } from 'type-graphql';
import { NoticeKind } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';

/** A completed team as it is shown on a member's profile. */
@ObjectType('CompletedTeam', {
  simpleResolvers: true,
  description:
    "A team on a member's profile (함께한 팀): it is done, and the member and another one agreed to show it.",
})
export class CompletedTeamView {
  @Field(() => ID, { description: 'The id: those of the team and the member.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the team, which is the id of its notice.' })
  teamId!: number;

  @Field(() => NoticeKind, { description: 'Whether it was a project or a study (종류).' })
  kind!: NoticeKind;

  @Field({ description: "The notice's title (제목)." })
  title!: string;

  @Field(() => Role, {
    nullable: true,
    description: "The member's role (역할); null for the owner, and in a study.",
  })
  role!: Role | null;

  @Field({ description: 'Whether the member owns the notice (팀장).' })
  isOwner!: boolean;

  @Field({ description: 'When the member agreed to show it (프로필에 남긴 시각).' })
  agreedAt!: Date;
}
