import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { defineConnection } from '../kit/paging';
import { MemberView } from '../members/member.view';
import { TeamState } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';
import { ContactsView } from './contact.view';

registerEnumType(TeamState, {
  name: 'TeamState',
  description: 'How far a team is (팀의 단계).',
  valuesConfig: {
    ACTIVE: { description: 'It works together (함께하는 중).' },
    DONE: { description: 'It has finished (완료). It takes no further members.' },
    DISBANDED: { description: 'It broke up (해산). It takes no further members.' },
  },
});

/** A team as its current members read it. */
@ObjectType('Team', {
  simpleResolvers: true,
  description: 'A team (팀): the owner of a notice and its approved applicants. Only its current members see it.',
})
export class TeamView {
  @Field(() => ID, { description: 'The id of its notice.' })
  id!: number;

  @Field(() => TeamState, { description: 'How far the team is (단계).' })
  state!: TeamState;

  @Field(() => String, { nullable: true, description: 'Where the team meets (팀 링크); null without a link.' })
  link!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the viewer was asked whether they are still there (응답 확인); null once they have answered.',
  })
  viewerAskedAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer agrees that it appears on their profile (함께한 팀으로 남기기); null while it is not done.',
  })
  viewerShowsOnProfile!: boolean | null;

  @Field(() => Int, {
    description: 'How many of its current members agree that it appears on their profiles. It appears from two on.',
  })
  showingCount!: number;
}

/** A member of a team as the others read them. */
@ObjectType('TeamMember', { simpleResolvers: true, description: 'A current member of a team (팀원).' })
export class TeamMemberView {
  @Field(() => ID, { description: 'The id: those of the team and the member.' })
  id!: string;

  @Field(() => MemberView, { description: 'Who it is.' })
  member!: MemberView;

  @Field(() => Role, { nullable: true, description: 'The role (역할); null for the owner, and in a study.' })
  role!: Role | null;

  @Field({ description: 'Whether they own the notice (팀장).' })
  isOwner!: boolean;

  @Field({ description: 'Since when they have been in the team.' })
  since!: Date;

  @Field(() => Date, {
    nullable: true,
    description:
      'When they were asked whether they are still there (응답 확인); null for others than the owner and themselves, and once they have answered.',
  })
  askedAt!: Date | null;

  @Field({ description: 'Whether they have not answered for 72 hours, so that their removal needs no reason.' })
  unanswered!: boolean;

  @Field(() => ContactsView, { description: 'What they share with the team (연락처).' })
  contacts!: ContactsView;
}

/** A post as the members of the team read it. */
@ObjectType('TeamPost', { simpleResolvers: true, description: "A post on a team's board (팀 게시판 글)." })
export class TeamPostView {
  @Field(() => ID, { description: 'The id.' })
  id!: number;

  @Field({ description: 'The text (글).' })
  text!: string;

  @Field({ description: 'When it was written (쓴 시각).' })
  createdAt!: Date;

  @Field({ description: 'Whether it is pinned (고정).' })
  pinned!: boolean;

  @Field(() => MemberView, {
    nullable: true,
    description: 'The author; null after their withdrawal (탈퇴), shown as anonymous (익명).',
  })
  author!: MemberView | null;
}

/** A page of a team's posts, newest first. */
export const TeamPostConnection = defineConnection(
  'TeamPost',
  () => TeamPostView,
  "A page of a team's posts (글), the newest first.",
);

/** One of the viewer's teams, for their list. It has no contacts. */
@ObjectType('ViewerTeam', { simpleResolvers: true, description: "One of the viewer's teams (내 팀)." })
export class ViewerTeamView {
  @Field(() => ID, { description: 'The id of its notice, which is also that of the team.' })
  id!: number;

  @Field(() => Role, { nullable: true, description: "The viewer's role (역할); null for the owner, and in a study." })
  role!: Role | null;

  @Field({ description: 'Whether the viewer owns the notice (팀장).' })
  isOwner!: boolean;

  @Field(() => TeamState, { description: 'How far the team is (단계).' })
  state!: TeamState;

  @Field({ description: 'Since when the viewer has been in the team.' })
  since!: Date;
}

/** A page of the viewer's teams. */
export const ViewerTeamConnection = defineConnection(
  'ViewerTeam',
  () => ViewerTeamView,
  "A page of the viewer's teams (팀), those of the newest notices first.",
);
