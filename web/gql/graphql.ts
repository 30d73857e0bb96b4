/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: Blob; output: Blob; }
};

/** 지원. 지원한 사람과 공고를 올린 사람만 볼 수 있어요. */
export type Application = {
  __typename: 'Application';
  /** 지원한 사람 */
  applicant: Member;
  /** 지원한 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  /** 승인하거나 거절한 때 */
  decidedAt: Maybe<Scalars['DateTimeISO']['output']>;
  /** 공고와 지원이 함께 쓰는 번호 */
  id: Scalars['ID']['output'];
  /** 지원한 공고 */
  notice: Notice;
  /** 지원한 역할. 스터디에는 없어요. */
  role: Maybe<Role>;
  /** 지원 상태 */
  status: ApplicationStatus;
  /** 지원 글 */
  text: Scalars['String']['output'];
  /** 내가 취소할 수 있는지 */
  viewerCanCancel: Scalars['Boolean']['output'];
  /** 내가 승인하거나 거절할 수 있는지 */
  viewerCanDecide: Scalars['Boolean']['output'];
};

/** 지원 내용 */
export type ApplicationInput = {
  /** 지원 글, 5,000자까지 */
  application?: Scalars['String']['input'];
  /** 지원하는 역할. 프로젝트에는 꼭 있어야 하고, 스터디에는 없어요. */
  role?: InputMaybe<Role>;
};

/** 지원 상태 */
export type ApplicationStatus =
  /** 승인 */
  | 'APPROVED'
  /** 지원 중 */
  | 'PENDING'
  /** 거절 */
  | 'REJECTED';

/** 비밀번호 바꾸기 */
export type ChangePasswordInput = {
  /** 지금 비밀번호 */
  currentPassword: Scalars['String']['input'];
  /** 새 비밀번호, 8–128자 */
  newPassword: Scalars['String']['input'];
};

/** 공고에 달린 댓글 */
export type Comment = {
  __typename: 'Comment';
  /** 쓴 사람. 탈퇴했다면 null이고 익명으로 보여요. */
  author: Maybe<Member>;
  /** 쓴 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** 댓글 내용 */
  text: Scalars['String']['output'];
  /** 내가 지울 수 있는지 */
  viewerCanDelete: Scalars['Boolean']['output'];
};

/** 댓글 목록, 오래된 순 */
export type CommentConnection = {
  __typename: 'CommentConnection';
  edges: Array<CommentEdge>;
  nodes: Array<Comment>;
  pageInfo: PageInfo;
};

/** 댓글과 그 커서 */
export type CommentEdge = {
  __typename: 'CommentEdge';
  cursor: Scalars['String']['output'];
  node: Comment;
};

/** 댓글 내용 */
export type CommentInput = {
  /** 댓글, 1–1,000자 */
  comment: Scalars['String']['input'];
};

/** 로그인 */
export type LogInInput = {
  /** 아이디, 대소문자를 가리지 않아요 */
  loginId: Scalars['String']['input'];
  /** 비밀번호 */
  password: Scalars['String']['input'];
};

/** 학생. 이름과 사진만 다른 사람에게 보여요. */
export type Member = {
  __typename: 'Member';
  id: Scalars['ID']['output'];
  /** 프로필 사진 주소, 없으면 null */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** 닉네임 */
  nickName: Scalars['String']['output'];
};

export type Mutation = {
  __typename: 'Mutation';
  /** 공고에 댓글을 달아요. */
  addComment: Comment;
  /** 공고에 지원해요. 한 공고에 한 번만 할 수 있어요. */
  applyToNotice: Application;
  /** 내 공고에 온 지원을 승인해요. 되돌릴 수 없어요. */
  approveApplication: Application;
  /** 내 지원을 취소해요. 다시 지원할 수 있어요. 그 공고를 더는 볼 수 없으면 null이에요. */
  cancelApplication: Maybe<Notice>;
  /** 비밀번호를 바꿔요. 다른 기기에서는 로그아웃돼요. */
  changePassword: Viewer;
  /** 내 공고의 모집을 마감해요. 되돌릴 수 없어요. */
  closeNotice: Notice;
  /** 프로젝트를 올려요. */
  createProject: Project;
  /** 스터디를 올려요. */
  createStudy: Study;
  /** 댓글을 지워요. 쓴 사람과 공고를 올린 사람만 할 수 있어요. */
  deleteComment: Notice;
  /** 내 공고를 지우고 그 번호를 돌려줘요. 댓글, 찜, 지원도 함께 지워져요. */
  deleteNotice: Scalars['ID']['output'];
  /** 내 공고에 온 지원을 거절해요. 되돌릴 수 없어요. */
  denyApplication: Application;
  /** 공고를 찜해요. 이미 찜했다면 그대로예요. */
  favouriteNotice: Notice;
  /** 로그인해요. 세션 쿠키를 새로 받아요. */
  logIn: Viewer;
  /** 로그아웃해요. 로그인하지 않았어도 괜찮아요. */
  logOut: Scalars['Boolean']['output'];
  /** 내 알림을 모두 읽음으로 표시해요. */
  markAllNotificationsRead: Viewer;
  /** 알림 하나를 읽음으로 표시해요. */
  markNotificationRead: Notification;
  /** 가입해요. 로그인은 따로 해요. */
  signUp: Member;
  /** 찜을 취소해요. 찜하지 않았다면 그대로예요. */
  unfavouriteNotice: Notice;
  /** 프로필을 고쳐요. */
  updateProfile: Viewer;
  /** 내 프로젝트를 고쳐요. */
  updateProject: Project;
  /** 내 스터디를 고쳐요. */
  updateStudy: Study;
  /** 탈퇴해요. 내 정보와 공고는 지워지고, 댓글은 익명으로 남아요. */
  withdraw: Scalars['Boolean']['output'];
};


export type MutationAddCommentArgs = {
  input: CommentInput;
  noticeId: Scalars['ID']['input'];
};


export type MutationApplyToNoticeArgs = {
  input: ApplicationInput;
  noticeId: Scalars['ID']['input'];
};


export type MutationApproveApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationCloseNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateProjectArgs = {
  input: ProjectInput;
};


export type MutationCreateStudyArgs = {
  input: StudyInput;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDenyApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFavouriteNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLogInArgs = {
  input: LogInInput;
};


export type MutationMarkNotificationReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationUnfavouriteNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
  picture?: InputMaybe<Scalars['Upload']['input']>;
};


export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  input: ProjectInput;
};


export type MutationUpdateStudyArgs = {
  id: Scalars['ID']['input'];
  input: StudyInput;
};


export type MutationWithdrawArgs = {
  password: Scalars['String']['input'];
};

/** 팀원을 찾는 공고. 프로젝트이거나 스터디예요. */
export type Notice = {
  /** 받은 지원의 수. 공고를 올린 사람에게만 보여요. */
  applicationCount: Maybe<Scalars['Int']['output']>;
  /** 받은 지원, 오래된 순. 공고를 올린 사람에게만 보이고, 다른 사람에게는 null이에요. */
  applications: Maybe<Array<Application>>;
  /** 승인한 인원 */
  approvedCount: Scalars['Int']['output'];
  /** 댓글 수 */
  commentCount: Scalars['Int']['output'];
  /** 댓글, 오래된 순 */
  comments: CommentConnection;
  /** 내용 */
  content: Scalars['String']['output'];
  /** 올린 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  /** 찜한 사람 수 */
  favouriteCount: Scalars['Int']['output'];
  /** 공고와 지원이 함께 쓰는 번호 */
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** 내가 낸 지원, 없으면 null */
  myApplication: Maybe<Application>;
  /** 공고를 올린 사람 */
  owner: Member;
  /** 모집 인원 */
  recruitNumber: Scalars['Int']['output'];
  /** 모집 중이면 true, 마감되면 false */
  recruiting: Scalars['Boolean']['output'];
  /** 제목 */
  title: Scalars['String']['output'];
  /** 공고가 속한 학교 */
  university: Scalars['String']['output'];
  /** 내가 지금 지원할 수 있는지 */
  viewerCanApply: Scalars['Boolean']['output'];
  /** 내가 고치고, 지우고, 마감하고, 지원자를 볼 수 있는지 */
  viewerCanManage: Scalars['Boolean']['output'];
  /** 내가 찜했는지 */
  viewerHasFavourited: Scalars['Boolean']['output'];
};


/** 팀원을 찾는 공고. 프로젝트이거나 스터디예요. */
export type NoticeApplicationsArgs = {
  first?: Scalars['Int']['input'];
};


/** 팀원을 찾는 공고. 프로젝트이거나 스터디예요. */
export type NoticeCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** 목록에 담을 공고의 조건 */
export type NoticeFilter = {
  /** 모집 중인 공고만 */
  recruitingOnly?: Scalars['Boolean']['input'];
  /** 나와 관계있는 공고만 */
  relation?: InputMaybe<NoticeRelation>;
};

/** 공고의 종류 */
export type NoticeKind =
  /** 프로젝트 */
  | 'PROJECT'
  /** 스터디 */
  | 'STUDY';

/** 공고 한 쪽 */
export type NoticePage = {
  __typename: 'NoticePage';
  nodes: Array<Notice>;
  /** 조건에 맞는 공고의 수 */
  totalCount: Scalars['Int']['output'];
  /** 쪽의 수 */
  totalPages: Scalars['Int']['output'];
};

/** 나와 공고의 관계 */
export type NoticeRelation =
  /** 내가 지원한 공고, 최근에 지원한 순 */
  | 'APPLIED'
  /** 내가 찜한 공고, 최근에 찜한 순 */
  | 'FAVOURITED'
  /** 내가 올린 공고, 최신순 */
  | 'OWNED';

/** 정렬 */
export type NoticeSort =
  /** 최신순 */
  | 'NEWEST'
  /** 오래된 순 */
  | 'OLDEST';

/** 알림. 90일 동안 남아요. */
export type Notification = {
  __typename: 'Notification';
  /** 누가 했는지. 탈퇴했으면 null이에요. */
  actor: Maybe<Member>;
  /** 알림이 온 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  id: Scalars['ID']['output'];
  /** 무슨 일인지 */
  kind: NotificationKind;
  /** 어느 공고인지. 지워졌거나 볼 수 없으면 null이에요. */
  notice: Maybe<Notice>;
  /** 그때의 공고 제목. 공고가 지워져도 남아요. */
  noticeTitle: Scalars['String']['output'];
  /** 읽었는지 */
  read: Scalars['Boolean']['output'];
};

/** 알림 목록, 최신순 */
export type NotificationConnection = {
  __typename: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  nodes: Array<Notification>;
  pageInfo: PageInfo;
};

/** 알림과 그 커서 */
export type NotificationEdge = {
  __typename: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  node: Notification;
};

/** 알림의 종류 */
export type NotificationKind =
  /** 내 지원이 승인됐어요. */
  | 'APPLICATION_APPROVED'
  /** 내 공고의 지원이 취소됐어요. */
  | 'APPLICATION_CANCELLED'
  /** 내 공고에 지원이 왔어요. */
  | 'APPLICATION_RECEIVED'
  /** 내 지원이 거절됐어요. */
  | 'APPLICATION_REJECTED'
  /** 내 공고에 댓글이 달렸어요. */
  | 'COMMENT_ADDED'
  /** 지원했거나 찜한 공고가 마감됐어요. */
  | 'NOTICE_CLOSED'
  /** 지원했거나 찜한 공고가 삭제됐어요. */
  | 'NOTICE_DELETED';

/** 연결의 끝 */
export type PageInfo = {
  __typename: 'PageInfo';
  /** 마지막 항목의 커서 */
  endCursor: Maybe<Scalars['String']['output']>;
  /** 뒤에 더 있는지 */
  hasNextPage: Scalars['Boolean']['output'];
};

/** 프로필 */
export type ProfileInput = {
  /** 이메일, 254자까지 */
  email: Scalars['String']['input'];
  /** 닉네임, 1–30자 */
  nickName: Scalars['String']['input'];
  /** 학교 이름, 1–60자. 줄여 써도 같은 학교로 알아봐요. */
  university: Scalars['String']['input'];
};

/** 프로젝트 공고: 분야, 기술 스택, 역할별 인원 */
export type Project = Notice & {
  __typename: 'Project';
  /** 받은 지원의 수. 공고를 올린 사람에게만 보여요. */
  applicationCount: Maybe<Scalars['Int']['output']>;
  /** 받은 지원, 오래된 순. 공고를 올린 사람에게만 보이고, 다른 사람에게는 null이에요. */
  applications: Maybe<Array<Application>>;
  /** 승인한 인원 */
  approvedCount: Scalars['Int']['output'];
  /** 백엔드 모집 인원 */
  backendNumber: Scalars['Int']['output'];
  /** 댓글 수 */
  commentCount: Scalars['Int']['output'];
  /** 댓글, 오래된 순 */
  comments: CommentConnection;
  /** 내용 */
  content: Scalars['String']['output'];
  /** 올린 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  /** 디자이너 모집 인원 */
  designerNumber: Scalars['Int']['output'];
  /** 찜한 사람 수 */
  favouriteCount: Scalars['Int']['output'];
  /** 분야 */
  field: Scalars['String']['output'];
  /** 프론트엔드 모집 인원 */
  frontendNumber: Scalars['Int']['output'];
  /** 공고와 지원이 함께 쓰는 번호 */
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** 내가 낸 지원, 없으면 null */
  myApplication: Maybe<Application>;
  /** 공고를 올린 사람 */
  owner: Member;
  /** 역할별 자리: 모집하는 인원과 승인한 인원 */
  places: Array<RolePlaces>;
  /** 모집 인원 */
  recruitNumber: Scalars['Int']['output'];
  /** 모집 중이면 true, 마감되면 false */
  recruiting: Scalars['Boolean']['output'];
  /** 기술 스택 */
  techStack: Scalars['String']['output'];
  /** 제목 */
  title: Scalars['String']['output'];
  /** 공고가 속한 학교 */
  university: Scalars['String']['output'];
  /** 내가 지금 지원할 수 있는지 */
  viewerCanApply: Scalars['Boolean']['output'];
  /** 내가 고치고, 지우고, 마감하고, 지원자를 볼 수 있는지 */
  viewerCanManage: Scalars['Boolean']['output'];
  /** 내가 찜했는지 */
  viewerHasFavourited: Scalars['Boolean']['output'];
};


/** 프로젝트 공고: 분야, 기술 스택, 역할별 인원 */
export type ProjectApplicationsArgs = {
  first?: Scalars['Int']['input'];
};


/** 프로젝트 공고: 분야, 기술 스택, 역할별 인원 */
export type ProjectCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** 프로젝트를 만들거나 고칠 때 쓰는 내용 */
export type ProjectInput = {
  /** 백엔드 모집 인원, 0–100 */
  backendNumber?: Scalars['Int']['input'];
  /** 내용, 1–10,000자 */
  content: Scalars['String']['input'];
  /** 디자이너 모집 인원, 0–100 */
  designerNumber?: Scalars['Int']['input'];
  /** 분야, 50자까지 */
  field?: Scalars['String']['input'];
  /** 프론트엔드 모집 인원, 0–100 */
  frontendNumber?: Scalars['Int']['input'];
  /** 전체 모집 인원, 1–100. 없으면 역할별 인원의 합 */
  recruitNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 기술 스택, 200자까지 */
  techStack?: Scalars['String']['input'];
  /** 제목, 1–100자 */
  title: Scalars['String']['input'];
};

/** 프로젝트 한 쪽 */
export type ProjectPage = {
  __typename: 'ProjectPage';
  nodes: Array<Project>;
  /** 조건에 맞는 공고의 수 */
  totalCount: Scalars['Int']['output'];
  /** 쪽의 수 */
  totalPages: Scalars['Int']['output'];
};

export type Query = {
  __typename: 'Query';
  /** 지원 하나. 지원한 사람과 공고를 올린 사람만 볼 수 있어요. */
  application: Application;
  /** 공고 하나, 종류에 상관없이 */
  notice: Notice;
  /** 우리 학교의 공고, 종류에 상관없이 한 쪽씩 */
  notices: NoticePage;
  /** 프로젝트 하나 */
  project: Project;
  /** 우리 학교의 프로젝트 한 쪽 */
  projects: ProjectPage;
  /** 최근 프로젝트 12개 */
  recentProjects: Array<Project>;
  /** 최근 스터디 12개 */
  recentStudies: Array<Study>;
  /** 이름이나 줄임말로 찾은 대학교, 10곳까지 */
  schools: Array<School>;
  /** 우리 학교의 스터디 한 쪽 */
  studies: StudyPage;
  /** 스터디 하나 */
  study: Study;
  /** 로그인한 나, 로그인하지 않았으면 null */
  viewer: Maybe<Viewer>;
};


export type QueryApplicationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNoticeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNoticesArgs = {
  filter?: InputMaybe<NoticeFilter>;
  kind?: InputMaybe<NoticeKind>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: NoticeSort;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  filter?: InputMaybe<NoticeFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: NoticeSort;
};


export type QuerySchoolsArgs = {
  search: Scalars['String']['input'];
};


export type QueryStudiesArgs = {
  filter?: InputMaybe<NoticeFilter>;
  page?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
  sort?: NoticeSort;
};


export type QueryStudyArgs = {
  id: Scalars['ID']['input'];
};

/** 프로젝트의 역할 */
export type Role =
  /** 백엔드 */
  | 'BACKEND'
  /** 디자이너 */
  | 'DESIGNER'
  /** 프론트엔드 */
  | 'FRONTEND';

/** 역할 하나의 자리 */
export type RolePlaces = {
  __typename: 'RolePlaces';
  /** 승인한 인원 */
  filled: Scalars['Int']['output'];
  role: Role;
  /** 모집하는 인원 */
  wanted: Scalars['Int']['output'];
};

/** 대학교 */
export type School = {
  __typename: 'School';
  /** 이 학교 이메일의 도메인 */
  domains: Array<Scalars['String']['output']>;
  /** 영어 이름 */
  englishName: Scalars['String']['output'];
  /** 이름 */
  name: Scalars['String']['output'];
};

/** 회원 가입 */
export type SignUpInput = {
  /** 이메일, 254자까지 */
  email: Scalars['String']['input'];
  /** 아이디, 4–30자: 영문자, 숫자, . _ - */
  loginId: Scalars['String']['input'];
  /** 닉네임, 1–30자 */
  nickName: Scalars['String']['input'];
  /** 비밀번호, 8–128자 */
  password: Scalars['String']['input'];
  /** 학교 이름, 1–60자. 줄여 써도 같은 학교로 알아봐요. */
  university: Scalars['String']['input'];
};

/** 스터디 공고 */
export type Study = Notice & {
  __typename: 'Study';
  /** 받은 지원의 수. 공고를 올린 사람에게만 보여요. */
  applicationCount: Maybe<Scalars['Int']['output']>;
  /** 받은 지원, 오래된 순. 공고를 올린 사람에게만 보이고, 다른 사람에게는 null이에요. */
  applications: Maybe<Array<Application>>;
  /** 승인한 인원 */
  approvedCount: Scalars['Int']['output'];
  /** 댓글 수 */
  commentCount: Scalars['Int']['output'];
  /** 댓글, 오래된 순 */
  comments: CommentConnection;
  /** 내용 */
  content: Scalars['String']['output'];
  /** 올린 때 */
  createdAt: Scalars['DateTimeISO']['output'];
  /** 찜한 사람 수 */
  favouriteCount: Scalars['Int']['output'];
  /** 공고와 지원이 함께 쓰는 번호 */
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** 내가 낸 지원, 없으면 null */
  myApplication: Maybe<Application>;
  /** 공고를 올린 사람 */
  owner: Member;
  /** 모집 인원 */
  recruitNumber: Scalars['Int']['output'];
  /** 모집 중이면 true, 마감되면 false */
  recruiting: Scalars['Boolean']['output'];
  /** 제목 */
  title: Scalars['String']['output'];
  /** 공고가 속한 학교 */
  university: Scalars['String']['output'];
  /** 내가 지금 지원할 수 있는지 */
  viewerCanApply: Scalars['Boolean']['output'];
  /** 내가 고치고, 지우고, 마감하고, 지원자를 볼 수 있는지 */
  viewerCanManage: Scalars['Boolean']['output'];
  /** 내가 찜했는지 */
  viewerHasFavourited: Scalars['Boolean']['output'];
};


/** 스터디 공고 */
export type StudyApplicationsArgs = {
  first?: Scalars['Int']['input'];
};


/** 스터디 공고 */
export type StudyCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** 스터디를 만들거나 고칠 때 쓰는 내용 */
export type StudyInput = {
  /** 내용, 1–10,000자 */
  content: Scalars['String']['input'];
  /** 모집 인원, 1–100 */
  recruitNumber: Scalars['Int']['input'];
  /** 제목, 1–100자 */
  title: Scalars['String']['input'];
};

/** 스터디 한 쪽 */
export type StudyPage = {
  __typename: 'StudyPage';
  nodes: Array<Study>;
  /** 조건에 맞는 공고의 수 */
  totalCount: Scalars['Int']['output'];
  /** 쪽의 수 */
  totalPages: Scalars['Int']['output'];
};

export type Subscription = {
  __typename: 'Subscription';
  /** 나에게 오는 알림을 그때그때 받아요. (graphql-ws) */
  notificationReceived: Notification;
};

/** 로그인한 나. 이메일과 아이디는 나에게만 보여요. */
export type Viewer = {
  __typename: 'Viewer';
  /** 이메일 */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** 프로필 사진 주소, 없으면 null */
  imageUrl: Maybe<Scalars['String']['output']>;
  /** 로그인 아이디 */
  loginId: Scalars['String']['output'];
  /** 닉네임 */
  nickName: Scalars['String']['output'];
  /** 내 알림, 최신순 */
  notifications: NotificationConnection;
  /** 학교 이름 */
  university: Scalars['String']['output'];
  /** 읽지 않은 알림 수 */
  unreadNotificationCount: Scalars['Int']['output'];
};


/** 로그인한 나. 이메일과 아이디는 나에게만 보여요. */
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** 목록에 담을 공고의 조건 */
export type NoticeFilter = {
  /** 모집 중인 공고만 */
  recruitingOnly?: boolean;
  /** 나와 관계있는 공고만 */
  relation?: NoticeRelation | null | undefined;
};

/** 나와 공고의 관계 */
export type NoticeRelation =
  /** 내가 지원한 공고, 최근에 지원한 순 */
  | 'APPLIED'
  /** 내가 찜한 공고, 최근에 찜한 순 */
  | 'FAVOURITED'
  /** 내가 올린 공고, 최신순 */
  | 'OWNED';

/** 프로젝트를 만들거나 고칠 때 쓰는 내용 */
export type ProjectInput = {
  /** 백엔드 모집 인원, 0–100 */
  backendNumber?: number;
  /** 내용, 1–10,000자 */
  content: string;
  /** 디자이너 모집 인원, 0–100 */
  designerNumber?: number;
  /** 분야, 50자까지 */
  field?: string;
  /** 프론트엔드 모집 인원, 0–100 */
  frontendNumber?: number;
  /** 전체 모집 인원, 1–100. 없으면 역할별 인원의 합 */
  recruitNumber?: number | null | undefined;
  /** 기술 스택, 200자까지 */
  techStack?: string;
  /** 제목, 1–100자 */
  title: string;
};

type NoticeCard_Notice_Project_Fragment = (
  { __typename: 'Project', id: string, title: string, owner: (
    { __typename: 'Member' }
    & { ' $fragmentRefs'?: { 'Avatar_MemberFragment': Avatar_MemberFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'Fav_Notice_Project_Fragment': Fav_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Project_Fragment' };

type NoticeCard_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, title: string, owner: (
    { __typename: 'Member' }
    & { ' $fragmentRefs'?: { 'Avatar_MemberFragment': Avatar_MemberFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'Fav_Notice_Study_Fragment': Fav_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Study_Fragment' };

export type NoticeCard_NoticeFragment =
  | NoticeCard_Notice_Project_Fragment
  | NoticeCard_Notice_Study_Fragment
;

type Fav_Notice_Project_Fragment = { __typename: 'Project', id: string, viewerHasFavourited: boolean } & { ' $fragmentName'?: 'Fav_Notice_Project_Fragment' };

type Fav_Notice_Study_Fragment = { __typename: 'Study', id: string, viewerHasFavourited: boolean } & { ' $fragmentName'?: 'Fav_Notice_Study_Fragment' };

export type Fav_NoticeFragment =
  | Fav_Notice_Project_Fragment
  | Fav_Notice_Study_Fragment
;

export type Avatar_MemberFragment = { __typename: 'Member', id: string, nickName: string } & { ' $fragmentName'?: 'Avatar_MemberFragment' };

export type HomeQueryVariables = Exact<{
  f?: NoticeFilter | null | undefined;
}>;


export type HomeQuery = { recentProjects: Array<(
    { __typename: 'Project', id: string }
    & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Project_Fragment': NoticeCard_Notice_Project_Fragment } }
  )>, notices: { __typename: 'NoticePage', nodes: Array<
      | (
        { __typename: 'Project' }
        & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Project_Fragment': NoticeCard_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study' }
        & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Study_Fragment': NoticeCard_Notice_Study_Fragment } }
      )
    > } };

export type CreateMutationVariables = Exact<{
  input: ProjectInput;
}>;


export type CreateMutation = { createProject: { __typename: 'Project', id: string } };

export const Fav_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fav_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}}]}}]} as unknown as DocumentNode<Fav_NoticeFragment, unknown>;
export const Avatar_MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Avatar_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}}]} as unknown as DocumentNode<Avatar_MemberFragment, unknown>;
export const NoticeCard_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fav_notice"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Avatar_member"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fav_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Avatar_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}}]} as unknown as DocumentNode<NoticeCard_NoticeFragment, unknown>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"f"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"f"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Fav_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Avatar_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Member"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Fav_notice"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Avatar_member"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const CreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Create"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateMutation, CreateMutationVariables>;