/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a personal access token (액세스 토큰) allows. */
export type AccessTokenScope =
  /** Queries, subscriptions and GET requests (읽기). Every token has it. */
  | 'READ'
  /** Mutations and all other requests (쓰기). */
  | 'WRITE';

/** A new comment (댓글). */
export type AddCommentInput = {
  /** The id of the notice. */
  noticeId: string;
  /** The text (댓글 내용), 1–1,000 characters. */
  text: string;
};

/** The states of an application (지원 상태). A decision is final. */
export type ApplicationStatus =
  /** Approved (승인). */
  | 'APPROVED'
  /** Not decided yet (지원 중). */
  | 'PENDING'
  /** Rejected (거절). */
  | 'REJECTED';

/** Why the viewer may not apply (지원할 수 없는 까닭). */
export type ApplyRefusal =
  /** The viewer has applied. */
  | 'ALREADY_APPLIED'
  /** It is the viewer's own notice. */
  | 'OWN_NOTICE'
  /** Recruiting has ended (마감). */
  | 'RECRUITMENT_CLOSED'
  /** Only members who verified their school (학교 인증) may apply. */
  | 'SCHOOL_UNVERIFIED';

/** An application (지원) to a notice. */
export type ApplyToNoticeInput = {
  /** The id of the notice. */
  noticeId: string;
  /** The role (역할): needed for a project, ignored for a study. */
  role?: Role | null | undefined;
  /** The text (지원 글), 5,000 characters at most. */
  text?: string;
};

/** An approval (승인) of an application to the viewer's own notice. */
export type ApproveApplicationInput = {
  /** The id of the application. */
  id: string;
};

/** The end of the viewer's own application (지원 취소). */
export type CancelApplicationInput = {
  /** The id of the application. */
  id: string;
};

/** A change of the e-mail address (이메일). */
export type ChangeEmailInput = {
  /** The new address (이메일), up to 254 characters. */
  email: string;
  /** The viewer's password (비밀번호), because mails to this address can replace it. */
  password: string;
};

/** A change of the viewer's password (비밀번호). */
export type ChangePasswordInput = {
  /** The current password (지금 비밀번호). */
  currentPassword: string;
  /** The new password (새 비밀번호), 8–128 characters. */
  newPassword: string;
};

/** The end of recruiting for the viewer's own notice (마감). */
export type CloseNoticeInput = {
  /** The id of the notice. */
  id: string;
};

/** A new personal access token (액세스 토큰). */
export type CreateAccessTokenInput = {
  /** A name (이름) that says what the token is for, 1–50 characters. */
  name: string;
  /** The viewer's password (비밀번호), because a token outlives the session that creates it. */
  password: string;
  /** What it allows (권한). WRITE includes READ. */
  scopes: Array<AccessTokenScope>;
  /** Days until it expires (만료), 1–365. */
  validDays: number;
};

/** A new project (프로젝트). */
export type CreateProjectInput = {
  /** The content (내용), 1–10,000 characters. */
  content: string;
  /** The field (분야), 50 characters at most. */
  field?: string;
  /** How many people are wanted in all (모집 인원), 1–100; the sum of the roles' headcounts by default, which may not be greater. */
  headcount?: number | null | undefined;
  /** How many people are wanted for each role (역할별 인원). Each role may occur once; one that is left out has 0. */
  roles?: Array<NoticeRoleInput>;
  /** The tech stack (기술 스택), 200 characters at most. */
  techStack?: string;
  /** The title (제목), 1–100 characters. */
  title: string;
  /** Whether only members who verified their school may apply (인증한 사람만). A change without it leaves it as it is; a new notice is open to all. */
  verifiedOnly?: boolean | null | undefined;
};

/** A new study (스터디). */
export type CreateStudyInput = {
  /** The content (내용), 1–10,000 characters. */
  content: string;
  /** How many people are wanted (모집 인원), 1–100. */
  headcount: number;
  /** The title (제목), 1–100 characters. */
  title: string;
  /** Whether only members who verified their school may apply (인증한 사람만). A change without it leaves it as it is; a new notice is open to all. */
  verifiedOnly?: boolean | null | undefined;
};

/** The deletion of a comment (댓글 삭제). */
export type DeleteCommentInput = {
  /** The id of the comment. */
  id: string;
};

/** The deletion of the viewer's own notice (삭제). */
export type DeleteNoticeInput = {
  /** The id of the notice. */
  id: string;
};

/** A new favourite (찜) of the viewer's. */
export type FavouriteNoticeInput = {
  /** The id of the notice. */
  noticeId: string;
};

/** A login (로그인). */
export type LogInInput = {
  /** The login id (아이디), regardless of its case. */
  loginId: string;
  /** The password (비밀번호). */
  password: string;
};

/** One of the viewer's notifications (알림) that they have read. */
export type MarkNotificationReadInput = {
  /** The id of the notification. */
  id: string;
};

/** Which notices a list contains. Notices must meet all conditions. */
export type NoticeFilter = {
  /** Only this kind. */
  kind?: NoticeKind | null | undefined;
  /** Only notices that recruit (모집 중). */
  recruitingOnly?: boolean;
  /** Only projects that want this role (역할). */
  role?: Role | null | undefined;
  /** Words (검색어), 100 characters at most. They are looked for in the title, the field, the tech stack and the content; a notice must contain all of them. */
  search?: string | null | undefined;
};

/** The kinds of notices (공고). */
export type NoticeKind =
  /** A project (프로젝트). */
  | 'PROJECT'
  /** A study (스터디). */
  | 'STUDY';

/** How many people a project wants for a role. */
export type NoticeRoleInput = {
  /** How many people are wanted for the role (역할별 인원), 0–100. */
  headcount: number;
  /** The role (역할). */
  role: Role;
};

/** What happened (알림의 종류). */
export type NotificationKind =
  /** The viewer's application was approved (승인). */
  | 'APPLICATION_APPROVED'
  /** Somebody cancelled an application to the viewer's notice (지원 취소). */
  | 'APPLICATION_CANCELLED'
  /** Somebody applied to the viewer's notice (지원). */
  | 'APPLICATION_RECEIVED'
  /** The viewer's application was rejected (거절). */
  | 'APPLICATION_REJECTED'
  /** Somebody commented on the viewer's notice (댓글). */
  | 'COMMENT_ADDED'
  /** A notice was closed (마감) that the viewer applied to or has as a favourite. */
  | 'NOTICE_CLOSED'
  /** A notice was deleted (삭제) that the viewer applied to or had as a favourite. */
  | 'NOTICE_DELETED';

/** A rejection (거절) of an application to the viewer's own notice. */
export type RejectApplicationInput = {
  /** The id of the application. */
  id: string;
};

/** A request for a new password (비밀번호 찾기). */
export type RequestPasswordResetInput = {
  /** The login id (아이디) or the e-mail address (이메일) of the account. */
  account: string;
};

/** A request for a code (인증 코드). */
export type RequestSchoolCodeInput = {
  /** An e-mail address of the viewer's school (학교 이메일). */
  email: string;
};

/** A new password instead of a lost one (새 비밀번호). */
export type ResetPasswordInput = {
  /** The new password (새 비밀번호), 8–128 characters. */
  newPassword: string;
  /** The token of the link that was sent by mail. */
  token: string;
};

/** The end of a personal access token (액세스 토큰). */
export type RevokeAccessTokenInput = {
  /** The id of the token. */
  id: string;
};

/** The roles (역할) of a project. */
export type Role =
  /** Backend (백엔드). */
  | 'BACKEND'
  /** Design (디자이너). */
  | 'DESIGNER'
  /** Frontend (프론트엔드). */
  | 'FRONTEND';

/** What the verification of schools (학교 인증) is needed for. */
export type SchoolProof =
  /** Schools cannot be verified. */
  | 'OFF'
  /** Only for notices for verified members (인증한 사람만). */
  | 'OPTIONAL'
  /** To post, to apply and to comment. */
  | 'REQUIRED';

/** A new member (회원 가입). */
export type SignUpInput = {
  /** The e-mail address (이메일), 254 characters at most. */
  email: string;
  /** The login id (아이디), 4–30 characters: letters, digits, `.`, `_` and `-`. */
  loginId: string;
  /** The nickname (닉네임), 1–30 characters. */
  nickName: string;
  /** The password (비밀번호), 8–128 characters. */
  password: string;
  /** The school's name (학교), 1–60 characters, also of a school that is not in the list. Abbreviations and other spellings name the same school. */
  school: string;
};

/** The end of one of the viewer's favourites (찜 취소). */
export type UnfavouriteNoticeInput = {
  /** The id of the notice. */
  noticeId: string;
};

/** A change of the viewer's profile (프로필). `changeEmail` changes the e-mail address. */
export type UpdateProfileInput = {
  /** The version that was read before the edit. If the content has changed since, nothing is edited, the error is STALE, and its extensions.current has the content as it is. Nothing is checked without it. */
  expectedVersion?: number | null | undefined;
  /** The nickname (닉네임), 1–30 characters. */
  nickName: string;
  /** A new picture (사진): JPEG, PNG or WebP, 5 MB at most. null removes the picture; it stays as it is without this field. */
  picture?: Blob | null | undefined;
  /** The school's name (학교), 1–60 characters, also of a school that is not in the list. Abbreviations and other spellings name the same school. */
  school: string;
};

/** A change of the viewer's own project (프로젝트): the whole content. */
export type UpdateProjectInput = {
  /** The content (내용), 1–10,000 characters. */
  content: string;
  /** The version that was read before the edit. If the content has changed since, nothing is edited, the error is STALE, and its extensions.current has the content as it is. Nothing is checked without it. */
  expectedVersion?: number | null | undefined;
  /** The field (분야), 50 characters at most. */
  field?: string;
  /** How many people are wanted in all (모집 인원), 1–100; the sum of the roles' headcounts by default, which may not be greater. */
  headcount?: number | null | undefined;
  /** The id of the notice. */
  id: string;
  /** How many people are wanted for each role (역할별 인원). Each role may occur once; one that is left out has 0. */
  roles?: Array<NoticeRoleInput>;
  /** The tech stack (기술 스택), 200 characters at most. */
  techStack?: string;
  /** The title (제목), 1–100 characters. */
  title: string;
  /** Whether only members who verified their school may apply (인증한 사람만). A change without it leaves it as it is; a new notice is open to all. */
  verifiedOnly?: boolean | null | undefined;
};

/** A change of the viewer's own study (스터디): the whole content. */
export type UpdateStudyInput = {
  /** The content (내용), 1–10,000 characters. */
  content: string;
  /** The version that was read before the edit. If the content has changed since, nothing is edited, the error is STALE, and its extensions.current has the content as it is. Nothing is checked without it. */
  expectedVersion?: number | null | undefined;
  /** How many people are wanted (모집 인원), 1–100. */
  headcount: number;
  /** The id of the notice. */
  id: string;
  /** The title (제목), 1–100 characters. */
  title: string;
  /** Whether only members who verified their school may apply (인증한 사람만). A change without it leaves it as it is; a new notice is open to all. */
  verifiedOnly?: boolean | null | undefined;
};

/** The proof of a school (학교 인증). */
export type VerifySchoolInput = {
  /** The code (인증 코드) from the mail: six digits. */
  code: string;
};

/** The end of the viewer's membership (탈퇴). */
export type WithdrawInput = {
  /** The viewer's password (비밀번호), as a confirmation. */
  password: string;
};

export type TabMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type TabMemberQuery = { viewer: { __typename: 'Viewer', id: string, loginId: string, member: { __typename: 'Member', id: string, nickName: string } } | null };

export type ApplicantItem_ApplicationFragment = { __typename: 'Application', id: string, status: ApplicationStatus, applicant: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'ApplicantItem_ApplicationFragment' };

export type ApplicantRow_ApplicationFragment = (
  { __typename: 'Application', id: string, status: ApplicationStatus, role: Role | null, applicant: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } }
  & { ' $fragmentRefs'?: { 'ApplicationDialog_ApplicationFragment': ApplicationDialog_ApplicationFragment } }
) & { ' $fragmentName'?: 'ApplicantRow_ApplicationFragment' };

export type ApplicationDialog_ApplicationFragment = (
  { __typename: 'Application', id: string, applicant: { __typename: 'Member', id: string, nickName: string } }
  & { ' $fragmentRefs'?: { 'ApplicationHead_ApplicationFragment': ApplicationHead_ApplicationFragment;'ApplicationText_ApplicationFragment': ApplicationText_ApplicationFragment;'DecisionButtons_ApplicationFragment': DecisionButtons_ApplicationFragment } }
) & { ' $fragmentName'?: 'ApplicationDialog_ApplicationFragment' };

export type ApplicationHead_ApplicationFragment = { __typename: 'Application', id: string, status: ApplicationStatus, createdAt: string, applicant: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'ApplicationHead_ApplicationFragment' };

export type ApplicationText_ApplicationFragment = { __typename: 'Application', id: string, role: Role | null, text: string } & { ' $fragmentName'?: 'ApplicationText_ApplicationFragment' };

export type AppliedItem_ApplicationFragment = { __typename: 'Application', id: string, status: ApplicationStatus, notice:
    | { __typename: 'Project', id: string, kind: NoticeKind, title: string, recruiting: boolean }
    | { __typename: 'Study', id: string, kind: NoticeKind, title: string, recruiting: boolean }
   } & { ' $fragmentName'?: 'AppliedItem_ApplicationFragment' };

type ApplyButton_Notice_Project_Fragment = (
  { __typename: 'Project', id: string, kind: NoticeKind, viewerCanApply: boolean, viewerApplyRefusal: ApplyRefusal | null, viewerCanManage: boolean, viewerApplication: { __typename: 'Application', id: string, status: ApplicationStatus } | null }
  & { ' $fragmentRefs'?: { 'ApplyDialog_Notice_Project_Fragment': ApplyDialog_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'ApplyButton_Notice_Project_Fragment' };

type ApplyButton_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, kind: NoticeKind, viewerCanApply: boolean, viewerApplyRefusal: ApplyRefusal | null, viewerCanManage: boolean, viewerApplication: { __typename: 'Application', id: string, status: ApplicationStatus } | null }
  & { ' $fragmentRefs'?: { 'ApplyDialog_Notice_Study_Fragment': ApplyDialog_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'ApplyButton_Notice_Study_Fragment' };

export type ApplyButton_NoticeFragment =
  | ApplyButton_Notice_Project_Fragment
  | ApplyButton_Notice_Study_Fragment
;

type ApplyDialog_Notice_Project_Fragment = { __typename: 'Project', id: string, title: string, roles: Array<{ __typename: 'NoticeRole', role: Role, headcount: number, approved: number }> } & { ' $fragmentName'?: 'ApplyDialog_Notice_Project_Fragment' };

type ApplyDialog_Notice_Study_Fragment = { __typename: 'Study', id: string, title: string } & { ' $fragmentName'?: 'ApplyDialog_Notice_Study_Fragment' };

export type ApplyDialog_NoticeFragment =
  | ApplyDialog_Notice_Project_Fragment
  | ApplyDialog_Notice_Study_Fragment
;

export type ApplyToNoticeMutationVariables = Exact<{
  input: ApplyToNoticeInput;
}>;


export type ApplyToNoticeMutation = { applyToNotice: { __typename: 'ApplyToNoticePayload', notice:
      | (
        { __typename: 'Project', id: string }
        & { ' $fragmentRefs'?: { 'ApplyButton_Notice_Project_Fragment': ApplyButton_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study', id: string }
        & { ' $fragmentRefs'?: { 'ApplyButton_Notice_Study_Fragment': ApplyButton_Notice_Study_Fragment } }
      )
     } | null };

export type CancelApplicationButton_ApplicationFragment = { __typename: 'Application', id: string, viewerCanCancel: boolean } & { ' $fragmentName'?: 'CancelApplicationButton_ApplicationFragment' };

export type CancelApplicationMutationVariables = Exact<{
  input: CancelApplicationInput;
}>;


export type CancelApplicationMutation = { cancelApplication: { __typename: 'CancelApplicationPayload', notice:
      | (
        { __typename: 'Project', id: string }
        & { ' $fragmentRefs'?: { 'ApplyButton_Notice_Project_Fragment': ApplyButton_Notice_Project_Fragment;'NoticeSeats_Notice_Project_Fragment': NoticeSeats_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study', id: string }
        & { ' $fragmentRefs'?: { 'ApplyButton_Notice_Study_Fragment': ApplyButton_Notice_Study_Fragment;'NoticeSeats_Notice_Study_Fragment': NoticeSeats_Notice_Study_Fragment } }
      )
     | null } | null };

export type DecisionButtons_ApplicationFragment = { __typename: 'Application', id: string, viewerCanDecide: boolean } & { ' $fragmentName'?: 'DecisionButtons_ApplicationFragment' };

type MyApplicationPanel_Notice_Project_Fragment = { __typename: 'Project', id: string, kind: NoticeKind, viewerApplication: (
    { __typename: 'Application', id: string, status: ApplicationStatus, createdAt: string }
    & { ' $fragmentRefs'?: { 'ApplicationText_ApplicationFragment': ApplicationText_ApplicationFragment;'CancelApplicationButton_ApplicationFragment': CancelApplicationButton_ApplicationFragment } }
  ) | null } & { ' $fragmentName'?: 'MyApplicationPanel_Notice_Project_Fragment' };

type MyApplicationPanel_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, viewerApplication: (
    { __typename: 'Application', id: string, status: ApplicationStatus, createdAt: string }
    & { ' $fragmentRefs'?: { 'ApplicationText_ApplicationFragment': ApplicationText_ApplicationFragment;'CancelApplicationButton_ApplicationFragment': CancelApplicationButton_ApplicationFragment } }
  ) | null } & { ' $fragmentName'?: 'MyApplicationPanel_Notice_Study_Fragment' };

export type MyApplicationPanel_NoticeFragment =
  | MyApplicationPanel_Notice_Project_Fragment
  | MyApplicationPanel_Notice_Study_Fragment
;

export type UseDecision_ApplicationFragment = { __typename: 'Application', id: string, status: ApplicationStatus, decidedAt: string | null, viewerCanDecide: boolean, notice:
    | (
      { __typename: 'Project', id: string }
      & { ' $fragmentRefs'?: { 'NoticeSeats_Notice_Project_Fragment': NoticeSeats_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string }
      & { ' $fragmentRefs'?: { 'NoticeSeats_Notice_Study_Fragment': NoticeSeats_Notice_Study_Fragment } }
    )
   } & { ' $fragmentName'?: 'UseDecision_ApplicationFragment' };

export type ApproveApplicationMutationVariables = Exact<{
  input: ApproveApplicationInput;
}>;


export type ApproveApplicationMutation = { approveApplication: { __typename: 'ApproveApplicationPayload', application: (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'UseDecision_ApplicationFragment': UseDecision_ApplicationFragment } }
    ) } | null };

export type RejectApplicationMutationVariables = Exact<{
  input: RejectApplicationInput;
}>;


export type RejectApplicationMutation = { rejectApplication: { __typename: 'RejectApplicationPayload', application: (
      { __typename: 'Application', id: string }
      & { ' $fragmentRefs'?: { 'UseDecision_ApplicationFragment': UseDecision_ApplicationFragment } }
    ) } | null };

export type LogInMutationVariables = Exact<{
  input: LogInInput;
}>;


export type LogInMutation = { logIn: { __typename: 'LogInPayload', viewer: { __typename: 'Viewer', id: string, loginId: string } } | null };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { __typename: 'LogOutPayload', viewer: { __typename: 'Viewer', id: string } | null } | null };

export type AddCommentMutationVariables = Exact<{
  input: AddCommentInput;
  first?: number;
  after?: string | null | undefined;
}>;


export type AddCommentMutation = { addComment: { __typename: 'AddCommentPayload', notice:
      | (
        { __typename: 'Project', id: string, commentCount: number }
        & { ' $fragmentRefs'?: { 'CommentList_Notice_Project_Fragment': CommentList_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study', id: string, commentCount: number }
        & { ' $fragmentRefs'?: { 'CommentList_Notice_Study_Fragment': CommentList_Notice_Study_Fragment } }
      )
     } | null };

export type CommentItem_CommentFragment = { __typename: 'Comment', id: string, text: string, createdAt: string, viewerCanDelete: boolean, author: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } | null } & { ' $fragmentName'?: 'CommentItem_CommentFragment' };

export type DeleteCommentMutationVariables = Exact<{
  input: DeleteCommentInput;
  first?: number;
  after?: string | null | undefined;
}>;


export type DeleteCommentMutation = { deleteComment: { __typename: 'DeleteCommentPayload', notice:
      | (
        { __typename: 'Project', id: string, commentCount: number }
        & { ' $fragmentRefs'?: { 'CommentList_Notice_Project_Fragment': CommentList_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study', id: string, commentCount: number }
        & { ' $fragmentRefs'?: { 'CommentList_Notice_Study_Fragment': CommentList_Notice_Study_Fragment } }
      )
     } | null };

type CommentList_Notice_Project_Fragment = { __typename: 'Project', id: string, comments: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: (
        { __typename: 'Comment', id: string }
        & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'CommentList_Notice_Project_Fragment' };

type CommentList_Notice_Study_Fragment = { __typename: 'Study', id: string, comments: { __typename: 'CommentConnection', edges: Array<{ __typename: 'CommentEdge', cursor: string, node: (
        { __typename: 'Comment', id: string }
        & { ' $fragmentRefs'?: { 'CommentItem_CommentFragment': CommentItem_CommentFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'CommentList_Notice_Study_Fragment' };

export type CommentList_NoticeFragment =
  | CommentList_Notice_Project_Fragment
  | CommentList_Notice_Study_Fragment
;

type CommentSection_Notice_Project_Fragment = { __typename: 'Project', id: string, commentCount: number } & { ' $fragmentName'?: 'CommentSection_Notice_Project_Fragment' };

type CommentSection_Notice_Study_Fragment = { __typename: 'Study', id: string, commentCount: number } & { ' $fragmentName'?: 'CommentSection_Notice_Study_Fragment' };

export type CommentSection_NoticeFragment =
  | CommentSection_Notice_Project_Fragment
  | CommentSection_Notice_Study_Fragment
;

export type CommentSectionQueryVariables = Exact<{
  noticeId: string;
  first?: number;
  after?: string | null | undefined;
}>;


export type CommentSectionQuery = { viewer: { __typename: 'Viewer', id: string, member: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } } | null, notice:
    | (
      { __typename: 'Project', id: string, commentCount: number }
      & { ' $fragmentRefs'?: { 'CommentList_Notice_Project_Fragment': CommentList_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, commentCount: number }
      & { ' $fragmentRefs'?: { 'CommentList_Notice_Study_Fragment': CommentList_Notice_Study_Fragment } }
    )
   | null };

type FavouriteButton_Notice_Project_Fragment = { __typename: 'Project', id: string, title: string, viewerHasFavourited: boolean, favouriteCount: number } & { ' $fragmentName'?: 'FavouriteButton_Notice_Project_Fragment' };

type FavouriteButton_Notice_Study_Fragment = { __typename: 'Study', id: string, title: string, viewerHasFavourited: boolean, favouriteCount: number } & { ' $fragmentName'?: 'FavouriteButton_Notice_Study_Fragment' };

export type FavouriteButton_NoticeFragment =
  | FavouriteButton_Notice_Project_Fragment
  | FavouriteButton_Notice_Study_Fragment
;

export type FavouriteNoticeMutationVariables = Exact<{
  input: FavouriteNoticeInput;
}>;


export type FavouriteNoticeMutation = { favouriteNotice: { __typename: 'FavouriteNoticePayload', notice:
      | { __typename: 'Project', id: string, viewerHasFavourited: boolean, favouriteCount: number }
      | { __typename: 'Study', id: string, viewerHasFavourited: boolean, favouriteCount: number }
     } | null };

export type UnfavouriteNoticeMutationVariables = Exact<{
  input: UnfavouriteNoticeInput;
}>;


export type UnfavouriteNoticeMutation = { unfavouriteNotice: { __typename: 'UnfavouriteNoticePayload', notice:
      | { __typename: 'Project', id: string, viewerHasFavourited: boolean, favouriteCount: number }
      | { __typename: 'Study', id: string, viewerHasFavourited: boolean, favouriteCount: number }
     } | null };

type FavouriteCard_Notice_Project_Fragment = (
  { __typename: 'Project', id: string }
  & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Project_Fragment': NoticeCard_Notice_Project_Fragment;'FavouriteButton_Notice_Project_Fragment': FavouriteButton_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'FavouriteCard_Notice_Project_Fragment' };

type FavouriteCard_Notice_Study_Fragment = (
  { __typename: 'Study', id: string }
  & { ' $fragmentRefs'?: { 'NoticeCard_Notice_Study_Fragment': NoticeCard_Notice_Study_Fragment;'FavouriteButton_Notice_Study_Fragment': FavouriteButton_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'FavouriteCard_Notice_Study_Fragment' };

export type FavouriteCard_NoticeFragment =
  | FavouriteCard_Notice_Project_Fragment
  | FavouriteCard_Notice_Study_Fragment
;

export type LayoutQueryVariables = Exact<{ [key: string]: never; }>;


export type LayoutQuery = { viewer: (
    { __typename: 'Viewer', id: string, loginId: string, schoolProof: SchoolProof }
    & { ' $fragmentRefs'?: { 'UserMenu_ViewerFragment': UserMenu_ViewerFragment;'BellLink_ViewerFragment': BellLink_ViewerFragment;'BellTab_ViewerFragment': BellTab_ViewerFragment } }
  ) | null };

export type UserMenu_ViewerFragment = { __typename: 'Viewer', id: string, member: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } } & { ' $fragmentName'?: 'UserMenu_ViewerFragment' };

export type ChangeEmailForm_ViewerFragment = { __typename: 'Viewer', id: string, email: string } & { ' $fragmentName'?: 'ChangeEmailForm_ViewerFragment' };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'ChangeEmailPayload', viewer: (
      { __typename: 'Viewer', id: string }
      & { ' $fragmentRefs'?: { 'ChangeEmailForm_ViewerFragment': ChangeEmailForm_ViewerFragment;'ProfileForm_ViewerFragment': ProfileForm_ViewerFragment } }
    ) } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', viewer: { __typename: 'Viewer', id: string } } | null };

export type ProfileForm_ViewerFragment = { __typename: 'Viewer', id: string, version: number, member: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null }, school: { __typename: 'School', id: string, name: string } } & { ' $fragmentName'?: 'ProfileForm_ViewerFragment' };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'UpdateProfilePayload', viewer: (
      { __typename: 'Viewer', id: string }
      & { ' $fragmentRefs'?: { 'ProfileForm_ViewerFragment': ProfileForm_ViewerFragment } }
    ) } | null };

export type SchoolInputQueryVariables = Exact<{
  search: string;
}>;


export type SchoolInputQuery = { schools: Array<{ __typename: 'School', id: string, name: string }> | null };

export type WithdrawMutationVariables = Exact<{
  input: WithdrawInput;
}>;


export type WithdrawMutation = { withdraw: { __typename: 'WithdrawPayload', memberId: string } | null };

type CloseNoticeButton_Notice_Project_Fragment = { __typename: 'Project', id: string, recruiting: boolean, viewerCanManage: boolean } & { ' $fragmentName'?: 'CloseNoticeButton_Notice_Project_Fragment' };

type CloseNoticeButton_Notice_Study_Fragment = { __typename: 'Study', id: string, recruiting: boolean, viewerCanManage: boolean } & { ' $fragmentName'?: 'CloseNoticeButton_Notice_Study_Fragment' };

export type CloseNoticeButton_NoticeFragment =
  | CloseNoticeButton_Notice_Project_Fragment
  | CloseNoticeButton_Notice_Study_Fragment
;

export type CloseNoticeMutationVariables = Exact<{
  input: CloseNoticeInput;
}>;


export type CloseNoticeMutation = { closeNotice: { __typename: 'CloseNoticePayload', notice:
      | { __typename: 'Project', id: string, recruiting: boolean, viewerCanApply: boolean }
      | { __typename: 'Study', id: string, recruiting: boolean, viewerCanApply: boolean }
     } | null };

type DeleteNoticeButton_Notice_Project_Fragment = { __typename: 'Project', id: string, viewerCanManage: boolean } & { ' $fragmentName'?: 'DeleteNoticeButton_Notice_Project_Fragment' };

type DeleteNoticeButton_Notice_Study_Fragment = { __typename: 'Study', id: string, viewerCanManage: boolean } & { ' $fragmentName'?: 'DeleteNoticeButton_Notice_Study_Fragment' };

export type DeleteNoticeButton_NoticeFragment =
  | DeleteNoticeButton_Notice_Project_Fragment
  | DeleteNoticeButton_Notice_Study_Fragment
;

export type DeleteNoticeMutationVariables = Exact<{
  input: DeleteNoticeInput;
}>;


export type DeleteNoticeMutation = { deleteNotice: { __typename: 'DeleteNoticePayload', noticeId: string } | null };

type NoticeCard_Notice_Project_Fragment = (
  { __typename: 'Project', field: string, techStack: string, id: string, kind: NoticeKind, title: string, recruiting: boolean, headcount: number, approvedCount: number, roles: Array<{ __typename: 'NoticeRole', role: Role, headcount: number, approved: number }> }
  & { ' $fragmentRefs'?: { 'NoticeCardFoot_Notice_Project_Fragment': NoticeCardFoot_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Project_Fragment' };

type NoticeCard_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, kind: NoticeKind, title: string, recruiting: boolean, headcount: number, approvedCount: number }
  & { ' $fragmentRefs'?: { 'NoticeCardFoot_Notice_Study_Fragment': NoticeCardFoot_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'NoticeCard_Notice_Study_Fragment' };

export type NoticeCard_NoticeFragment =
  | NoticeCard_Notice_Project_Fragment
  | NoticeCard_Notice_Study_Fragment
;

type NoticeCardFoot_Notice_Project_Fragment = { __typename: 'Project', id: string, createdAt: string, headcount: number, approvedCount: number, commentCount: number, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } } & { ' $fragmentName'?: 'NoticeCardFoot_Notice_Project_Fragment' };

type NoticeCardFoot_Notice_Study_Fragment = { __typename: 'Study', id: string, createdAt: string, headcount: number, approvedCount: number, commentCount: number, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } } & { ' $fragmentName'?: 'NoticeCardFoot_Notice_Study_Fragment' };

export type NoticeCardFoot_NoticeFragment =
  | NoticeCardFoot_Notice_Project_Fragment
  | NoticeCardFoot_Notice_Study_Fragment
;

type NoticeFacts_Notice_Project_Fragment = (
  { __typename: 'Project', field: string, techStack: string, id: string, content: string, verifiedOnly: boolean }
  & { ' $fragmentRefs'?: { 'NoticeSeats_Notice_Project_Fragment': NoticeSeats_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'NoticeFacts_Notice_Project_Fragment' };

type NoticeFacts_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, content: string, verifiedOnly: boolean }
  & { ' $fragmentRefs'?: { 'NoticeSeats_Notice_Study_Fragment': NoticeSeats_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'NoticeFacts_Notice_Study_Fragment' };

export type NoticeFacts_NoticeFragment =
  | NoticeFacts_Notice_Project_Fragment
  | NoticeFacts_Notice_Study_Fragment
;

type NoticeHeading_Notice_Project_Fragment = { __typename: 'Project', id: string, kind: NoticeKind, title: string, recruiting: boolean } & { ' $fragmentName'?: 'NoticeHeading_Notice_Project_Fragment' };

type NoticeHeading_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, title: string, recruiting: boolean } & { ' $fragmentName'?: 'NoticeHeading_Notice_Study_Fragment' };

export type NoticeHeading_NoticeFragment =
  | NoticeHeading_Notice_Project_Fragment
  | NoticeHeading_Notice_Study_Fragment
;

type NoticeOwner_Notice_Project_Fragment = { __typename: 'Project', id: string, kind: NoticeKind, recruiting: boolean, createdAt: string, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } } & { ' $fragmentName'?: 'NoticeOwner_Notice_Project_Fragment' };

type NoticeOwner_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, recruiting: boolean, createdAt: string, owner: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null, schoolVerified: boolean } } & { ' $fragmentName'?: 'NoticeOwner_Notice_Study_Fragment' };

export type NoticeOwner_NoticeFragment =
  | NoticeOwner_Notice_Project_Fragment
  | NoticeOwner_Notice_Study_Fragment
;

type NoticeSeats_Notice_Project_Fragment = { __typename: 'Project', id: string, headcount: number, approvedCount: number, roles: Array<{ __typename: 'NoticeRole', role: Role, headcount: number, approved: number }> } & { ' $fragmentName'?: 'NoticeSeats_Notice_Project_Fragment' };

type NoticeSeats_Notice_Study_Fragment = { __typename: 'Study', id: string, headcount: number, approvedCount: number } & { ' $fragmentName'?: 'NoticeSeats_Notice_Study_Fragment' };

export type NoticeSeats_NoticeFragment =
  | NoticeSeats_Notice_Project_Fragment
  | NoticeSeats_Notice_Study_Fragment
;

type OwnerActions_Notice_Project_Fragment = (
  { __typename: 'Project', id: string, kind: NoticeKind, applicationCount: number | null }
  & { ' $fragmentRefs'?: { 'CloseNoticeButton_Notice_Project_Fragment': CloseNoticeButton_Notice_Project_Fragment;'DeleteNoticeButton_Notice_Project_Fragment': DeleteNoticeButton_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'OwnerActions_Notice_Project_Fragment' };

type OwnerActions_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, kind: NoticeKind, applicationCount: number | null }
  & { ' $fragmentRefs'?: { 'CloseNoticeButton_Notice_Study_Fragment': CloseNoticeButton_Notice_Study_Fragment;'DeleteNoticeButton_Notice_Study_Fragment': DeleteNoticeButton_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'OwnerActions_Notice_Study_Fragment' };

export type OwnerActions_NoticeFragment =
  | OwnerActions_Notice_Project_Fragment
  | OwnerActions_Notice_Study_Fragment
;

type OwnerOnly_Notice_Project_Fragment = { __typename: 'Project', id: string, kind: NoticeKind, viewerCanManage: boolean } & { ' $fragmentName'?: 'OwnerOnly_Notice_Project_Fragment' };

type OwnerOnly_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, viewerCanManage: boolean } & { ' $fragmentName'?: 'OwnerOnly_Notice_Study_Fragment' };

export type OwnerOnly_NoticeFragment =
  | OwnerOnly_Notice_Project_Fragment
  | OwnerOnly_Notice_Study_Fragment
;

type RecruitItem_Notice_Project_Fragment = { __typename: 'Project', id: string, kind: NoticeKind, title: string, recruiting: boolean, applicationCount: number | null } & { ' $fragmentName'?: 'RecruitItem_Notice_Project_Fragment' };

type RecruitItem_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, title: string, recruiting: boolean, applicationCount: number | null } & { ' $fragmentName'?: 'RecruitItem_Notice_Study_Fragment' };

export type RecruitItem_NoticeFragment =
  | RecruitItem_Notice_Project_Fragment
  | RecruitItem_Notice_Study_Fragment
;

type ShareButton_Notice_Project_Fragment = { __typename: 'Project', id: string, title: string, shareUrl: string } & { ' $fragmentName'?: 'ShareButton_Notice_Project_Fragment' };

type ShareButton_Notice_Study_Fragment = { __typename: 'Study', id: string, title: string, shareUrl: string } & { ' $fragmentName'?: 'ShareButton_Notice_Study_Fragment' };

export type ShareButton_NoticeFragment =
  | ShareButton_Notice_Project_Fragment
  | ShareButton_Notice_Study_Fragment
;

type UpdateNotice_Notice_Project_Fragment = { __typename: 'Project', field: string, techStack: string, id: string, kind: NoticeKind, title: string, headcount: number, content: string, verifiedOnly: boolean, version: number, roles: Array<{ __typename: 'NoticeRole', role: Role, headcount: number }> } & { ' $fragmentName'?: 'UpdateNotice_Notice_Project_Fragment' };

type UpdateNotice_Notice_Study_Fragment = { __typename: 'Study', id: string, kind: NoticeKind, title: string, headcount: number, content: string, verifiedOnly: boolean, version: number } & { ' $fragmentName'?: 'UpdateNotice_Notice_Study_Fragment' };

export type UpdateNotice_NoticeFragment =
  | UpdateNotice_Notice_Project_Fragment
  | UpdateNotice_Notice_Study_Fragment
;

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { __typename: 'CreateProjectPayload', project: { __typename: 'Project', id: string } } | null };

export type CreateStudyMutationVariables = Exact<{
  input: CreateStudyInput;
}>;


export type CreateStudyMutation = { createStudy: { __typename: 'CreateStudyPayload', study: { __typename: 'Study', id: string } } | null };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { __typename: 'UpdateProjectPayload', project: (
      { __typename: 'Project', id: string }
      & { ' $fragmentRefs'?: { 'UpdateNotice_Notice_Project_Fragment': UpdateNotice_Notice_Project_Fragment;'NoticeFacts_Notice_Project_Fragment': NoticeFacts_Notice_Project_Fragment;'NoticeCard_Notice_Project_Fragment': NoticeCard_Notice_Project_Fragment } }
    ) } | null };

export type UpdateStudyMutationVariables = Exact<{
  input: UpdateStudyInput;
}>;


export type UpdateStudyMutation = { updateStudy: { __typename: 'UpdateStudyPayload', study: (
      { __typename: 'Study', id: string }
      & { ' $fragmentRefs'?: { 'UpdateNotice_Notice_Study_Fragment': UpdateNotice_Notice_Study_Fragment;'NoticeFacts_Notice_Study_Fragment': NoticeFacts_Notice_Study_Fragment;'NoticeCard_Notice_Study_Fragment': NoticeCard_Notice_Study_Fragment } }
    ) } | null };

export type BellLink_ViewerFragment = { __typename: 'Viewer', id: string, unreadNotificationCount: number } & { ' $fragmentName'?: 'BellLink_ViewerFragment' };

export type BellTab_ViewerFragment = { __typename: 'Viewer', id: string, unreadNotificationCount: number } & { ' $fragmentName'?: 'BellTab_ViewerFragment' };

export type MarkAllReadButton_ViewerFragment = { __typename: 'Viewer', id: string, unreadNotificationCount: number, notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: { __typename: 'Notification', id: string, read: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } & { ' $fragmentName'?: 'MarkAllReadButton_ViewerFragment' };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadPayload', viewer: { __typename: 'Viewer', id: string, unreadNotificationCount: number } } | null };

export type NotificationItem_NotificationFragment = { __typename: 'Notification', id: string, kind: NotificationKind, noticeTitle: string, read: boolean, times: number, createdAt: string, actor: { __typename: 'Member', id: string, nickName: string, imageUrl: string | null } | null, notice:
    | { __typename: 'Project', id: string, kind: NoticeKind, viewerApplication: { __typename: 'Application', id: string } | null }
    | { __typename: 'Study', id: string, kind: NoticeKind, viewerApplication: { __typename: 'Application', id: string } | null }
   | null } & { ' $fragmentName'?: 'NotificationItem_NotificationFragment' };

export type NotificationItem_ViewerFragment = { __typename: 'Viewer', id: string, unreadNotificationCount: number } & { ' $fragmentName'?: 'NotificationItem_ViewerFragment' };

export type MarkNotificationReadMutationVariables = Exact<{
  input: MarkNotificationReadInput;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { __typename: 'MarkNotificationReadPayload', notification: { __typename: 'Notification', id: string, read: boolean }, viewer: { __typename: 'Viewer', id: string, unreadNotificationCount: number } } | null };

export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { viewer: { __typename: 'Viewer', id: string, unreadNotificationCount: number } | null };

export type LiveNotificationsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveNotificationsSubscription = { notificationReceived: (
    { __typename: 'Notification', id: string }
    & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
  ) | null };

export type ApplicantListPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ApplicantListPageQuery = { notice:
    | (
      { __typename: 'Project', id: string, applicationCount: number | null, applications: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', cursor: string, node: (
            { __typename: 'Application', id: string }
            & { ' $fragmentRefs'?: { 'ApplicantItem_ApplicationFragment': ApplicantItem_ApplicationFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Project_Fragment': OwnerOnly_Notice_Project_Fragment;'NoticeHeading_Notice_Project_Fragment': NoticeHeading_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, applicationCount: number | null, applications: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', cursor: string, node: (
            { __typename: 'Application', id: string }
            & { ' $fragmentRefs'?: { 'ApplicantItem_ApplicationFragment': ApplicantItem_ApplicationFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Study_Fragment': OwnerOnly_Notice_Study_Fragment;'NoticeHeading_Notice_Study_Fragment': NoticeHeading_Notice_Study_Fragment } }
    )
   | null };

export type ApplicantsPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ApplicantsPageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind, applicationCount: number | null, applications: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', cursor: string, node: (
            { __typename: 'Application', id: string }
            & { ' $fragmentRefs'?: { 'ApplicantRow_ApplicationFragment': ApplicantRow_ApplicationFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Project_Fragment': OwnerOnly_Notice_Project_Fragment;'NoticeHeading_Notice_Project_Fragment': NoticeHeading_Notice_Project_Fragment;'CloseNoticeButton_Notice_Project_Fragment': CloseNoticeButton_Notice_Project_Fragment;'NoticeSeats_Notice_Project_Fragment': NoticeSeats_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind, applicationCount: number | null, applications: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', cursor: string, node: (
            { __typename: 'Application', id: string }
            & { ' $fragmentRefs'?: { 'ApplicantRow_ApplicationFragment': ApplicantRow_ApplicationFragment } }
          ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Study_Fragment': OwnerOnly_Notice_Study_Fragment;'NoticeHeading_Notice_Study_Fragment': NoticeHeading_Notice_Study_Fragment;'CloseNoticeButton_Notice_Study_Fragment': CloseNoticeButton_Notice_Study_Fragment;'NoticeSeats_Notice_Study_Fragment': NoticeSeats_Notice_Study_Fragment } }
    )
   | null };

export type AppliedNoticePageQueryVariables = Exact<{
  id: string;
}>;


export type AppliedNoticePageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'NoticeView_Notice_Project_Fragment': NoticeView_Notice_Project_Fragment;'MyApplicationPanel_Notice_Project_Fragment': MyApplicationPanel_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'NoticeView_Notice_Study_Fragment': NoticeView_Notice_Study_Fragment;'MyApplicationPanel_Notice_Study_Fragment': MyApplicationPanel_Notice_Study_Fragment } }
    )
   | null };

export type FavouritesQueryVariables = Exact<{
  kind: NoticeKind;
  after?: string | null | undefined;
}>;


export type FavouritesQuery = { viewer: { __typename: 'Viewer', id: string, list: { __typename: 'NoticeConnection', edges: Array<{ __typename: 'NoticeEdge', cursor: string, node:
          | (
            { __typename: 'Project', id: string, viewerHasFavourited: boolean }
            & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Project_Fragment': FavouriteCard_Notice_Project_Fragment } }
          )
          | (
            { __typename: 'Study', id: string, viewerHasFavourited: boolean }
            & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Study_Fragment': FavouriteCard_Notice_Study_Fragment } }
          )
         }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', validMinutes: number } | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { viewer: { __typename: 'Viewer', id: string, member: { __typename: 'Member', id: string, nickName: string }, school: { __typename: 'School', id: string, name: string } } | null, projects: Array<
    | (
      { __typename: 'Project', id: string }
      & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Project_Fragment': FavouriteCard_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string }
      & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Study_Fragment': FavouriteCard_Notice_Study_Fragment } }
    )
  > | null, studies: Array<
    | (
      { __typename: 'Project', id: string }
      & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Project_Fragment': FavouriteCard_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string }
      & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Study_Fragment': FavouriteCard_Notice_Study_Fragment } }
    )
  > | null };

export type LoginPageQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginPageQuery = { viewer: { __typename: 'Viewer', id: string } | null };

export type MyApplicationPageQueryVariables = Exact<{
  id: string;
}>;


export type MyApplicationPageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind, title: string, viewerApplication: (
        { __typename: 'Application', id: string, status: ApplicationStatus }
        & { ' $fragmentRefs'?: { 'CancelApplicationButton_ApplicationFragment': CancelApplicationButton_ApplicationFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'NoticeFacts_Notice_Project_Fragment': NoticeFacts_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind, title: string, viewerApplication: (
        { __typename: 'Application', id: string, status: ApplicationStatus }
        & { ' $fragmentRefs'?: { 'CancelApplicationButton_ApplicationFragment': CancelApplicationButton_ApplicationFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'NoticeFacts_Notice_Study_Fragment': NoticeFacts_Notice_Study_Fragment } }
    )
   | null };

export type MyApplicationsQueryVariables = Exact<{
  kind: NoticeKind;
  after?: string | null | undefined;
}>;


export type MyApplicationsQuery = { viewer: { __typename: 'Viewer', id: string, list: { __typename: 'ApplicationConnection', edges: Array<{ __typename: 'ApplicationEdge', cursor: string, node: (
          { __typename: 'Application', id: string }
          & { ' $fragmentRefs'?: { 'AppliedItem_ApplicationFragment': AppliedItem_ApplicationFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MyNoticePageQueryVariables = Exact<{
  id: string;
}>;


export type MyNoticePageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Project_Fragment': OwnerOnly_Notice_Project_Fragment;'NoticeView_Notice_Project_Fragment': NoticeView_Notice_Project_Fragment;'ShareButton_Notice_Project_Fragment': ShareButton_Notice_Project_Fragment;'OwnerActions_Notice_Project_Fragment': OwnerActions_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Study_Fragment': OwnerOnly_Notice_Study_Fragment;'NoticeView_Notice_Study_Fragment': NoticeView_Notice_Study_Fragment;'ShareButton_Notice_Study_Fragment': ShareButton_Notice_Study_Fragment;'OwnerActions_Notice_Study_Fragment': OwnerActions_Notice_Study_Fragment } }
    )
   | null };

export type MyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPageQuery = { viewer: (
    { __typename: 'Viewer', id: string }
    & { ' $fragmentRefs'?: { 'ProfileForm_ViewerFragment': ProfileForm_ViewerFragment;'SchoolVerification_ViewerFragment': SchoolVerification_ViewerFragment;'ChangeEmailForm_ViewerFragment': ChangeEmailForm_ViewerFragment;'AccessTokenSection_ViewerFragment': AccessTokenSection_ViewerFragment } }
  ) | null };

export type NoticeListPageQueryVariables = Exact<{
  page: number;
  size: number;
  filter: NoticeFilter;
}>;


export type NoticeListPageQuery = { notices: { __typename: 'NoticePage', totalPages: number, totalCount: number, totalCountCapped: boolean, nodes: Array<
      | (
        { __typename: 'Project', id: string }
        & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Project_Fragment': FavouriteCard_Notice_Project_Fragment } }
      )
      | (
        { __typename: 'Study', id: string }
        & { ' $fragmentRefs'?: { 'FavouriteCard_Notice_Study_Fragment': FavouriteCard_Notice_Study_Fragment } }
      )
    > } | null };

export type NoticePageQueryVariables = Exact<{
  id: string;
}>;


export type NoticePageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'NoticeView_Notice_Project_Fragment': NoticeView_Notice_Project_Fragment;'ShareButton_Notice_Project_Fragment': ShareButton_Notice_Project_Fragment;'ApplyButton_Notice_Project_Fragment': ApplyButton_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'NoticeView_Notice_Study_Fragment': NoticeView_Notice_Study_Fragment;'ShareButton_Notice_Study_Fragment': ShareButton_Notice_Study_Fragment;'ApplyButton_Notice_Study_Fragment': ApplyButton_Notice_Study_Fragment } }
    )
   | null };

type NoticeView_Notice_Project_Fragment = (
  { __typename: 'Project', id: string, title: string }
  & { ' $fragmentRefs'?: { 'FavouriteButton_Notice_Project_Fragment': FavouriteButton_Notice_Project_Fragment;'NoticeOwner_Notice_Project_Fragment': NoticeOwner_Notice_Project_Fragment;'NoticeFacts_Notice_Project_Fragment': NoticeFacts_Notice_Project_Fragment;'CommentSection_Notice_Project_Fragment': CommentSection_Notice_Project_Fragment } }
) & { ' $fragmentName'?: 'NoticeView_Notice_Project_Fragment' };

type NoticeView_Notice_Study_Fragment = (
  { __typename: 'Study', id: string, title: string }
  & { ' $fragmentRefs'?: { 'FavouriteButton_Notice_Study_Fragment': FavouriteButton_Notice_Study_Fragment;'NoticeOwner_Notice_Study_Fragment': NoticeOwner_Notice_Study_Fragment;'NoticeFacts_Notice_Study_Fragment': NoticeFacts_Notice_Study_Fragment;'CommentSection_Notice_Study_Fragment': CommentSection_Notice_Study_Fragment } }
) & { ' $fragmentName'?: 'NoticeView_Notice_Study_Fragment' };

export type NoticeView_NoticeFragment =
  | NoticeView_Notice_Project_Fragment
  | NoticeView_Notice_Study_Fragment
;

export type NotificationsPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsPageQuery = { viewer: (
    { __typename: 'Viewer', id: string, notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', cursor: string, node: (
          { __typename: 'Notification', id: string }
          & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'MarkAllReadButton_ViewerFragment': MarkAllReadButton_ViewerFragment;'NotificationItem_ViewerFragment': NotificationItem_ViewerFragment } }
  ) | null };

export type OwnNoticesQueryVariables = Exact<{
  kind: NoticeKind;
  after?: string | null | undefined;
}>;


export type OwnNoticesQuery = { viewer: { __typename: 'Viewer', id: string, list: { __typename: 'NoticeConnection', edges: Array<{ __typename: 'NoticeEdge', cursor: string, node:
          | (
            { __typename: 'Project', id: string }
            & { ' $fragmentRefs'?: { 'RecruitItem_Notice_Project_Fragment': RecruitItem_Notice_Project_Fragment } }
          )
          | (
            { __typename: 'Study', id: string }
            & { ' $fragmentRefs'?: { 'RecruitItem_Notice_Study_Fragment': RecruitItem_Notice_Study_Fragment } }
          )
         }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', loginId: string } | null };

export type ResumePageQueryVariables = Exact<{
  id: string;
}>;


export type ResumePageQuery = { application: (
    { __typename: 'Application', id: string, applicant: { __typename: 'Member', id: string, nickName: string }, notice:
      | { __typename: 'Project', id: string, kind: NoticeKind, viewerCanManage: boolean }
      | { __typename: 'Study', id: string, kind: NoticeKind, viewerCanManage: boolean }
     }
    & { ' $fragmentRefs'?: { 'ApplicationHead_ApplicationFragment': ApplicationHead_ApplicationFragment;'ApplicationText_ApplicationFragment': ApplicationText_ApplicationFragment;'DecisionButtons_ApplicationFragment': DecisionButtons_ApplicationFragment } }
  ) | null };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { __typename: 'SignUpPayload', member: { __typename: 'Member', id: string } } | null };

export type UpdateNoticePageQueryVariables = Exact<{
  id: string;
}>;


export type UpdateNoticePageQuery = { notice:
    | (
      { __typename: 'Project', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Project_Fragment': OwnerOnly_Notice_Project_Fragment;'UpdateNotice_Notice_Project_Fragment': UpdateNotice_Notice_Project_Fragment } }
    )
    | (
      { __typename: 'Study', id: string, kind: NoticeKind }
      & { ' $fragmentRefs'?: { 'OwnerOnly_Notice_Study_Fragment': OwnerOnly_Notice_Study_Fragment;'UpdateNotice_Notice_Study_Fragment': UpdateNotice_Notice_Study_Fragment } }
    )
   | null };

export type AccessTokenItem_AccessTokenFragment = { __typename: 'AccessToken', id: string, name: string, scopes: Array<AccessTokenScope>, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'AccessTokenItem_AccessTokenFragment' };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', viewer: (
      { __typename: 'Viewer', id: string }
      & { ' $fragmentRefs'?: { 'AccessTokenSection_ViewerFragment': AccessTokenSection_ViewerFragment } }
    ) } | null };

export type AccessTokenSection_ViewerFragment = { __typename: 'Viewer', id: string, accessTokens: Array<(
    { __typename: 'AccessToken', id: string }
    & { ' $fragmentRefs'?: { 'AccessTokenItem_AccessTokenFragment': AccessTokenItem_AccessTokenFragment } }
  )> } & { ' $fragmentName'?: 'AccessTokenSection_ViewerFragment' };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'CreateAccessTokenPayload', secret: string, viewer: (
      { __typename: 'Viewer', id: string }
      & { ' $fragmentRefs'?: { 'AccessTokenSection_ViewerFragment': AccessTokenSection_ViewerFragment } }
    ) } | null };

export type RequestSchoolCodeMutationVariables = Exact<{
  input: RequestSchoolCodeInput;
}>;


export type RequestSchoolCodeMutation = { requestSchoolCode: { __typename: 'RequestSchoolCodePayload', nextAllowedAt: string } | null };

export type VerifySchoolMutationVariables = Exact<{
  input: VerifySchoolInput;
}>;


export type VerifySchoolMutation = { verifySchool: { __typename: 'VerifySchoolPayload', viewer: (
      { __typename: 'Viewer', id: string, member: { __typename: 'Member', id: string, schoolVerified: boolean } }
      & { ' $fragmentRefs'?: { 'SchoolVerification_ViewerFragment': SchoolVerification_ViewerFragment } }
    ) } | null };

export type SchoolVerification_ViewerFragment = { __typename: 'Viewer', id: string, schoolProof: SchoolProof, schoolVerification: { __typename: 'SchoolVerification', email: string, verifiedUntil: string } | null, school: { __typename: 'School', id: string, name: string, canBeVerified: boolean } } & { ' $fragmentName'?: 'SchoolVerification_ViewerFragment' };

export type SchoolProofQueryVariables = Exact<{ [key: string]: never; }>;


export type SchoolProofQuery = { viewer: { __typename: 'Viewer', id: string, schoolProof: SchoolProof } | null };

export const ApplicantItem_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantItem_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ApplicantItem_ApplicationFragment, unknown>;
export const ApplicationHead_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationHead_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ApplicationHead_ApplicationFragment, unknown>;
export const ApplicationText_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<ApplicationText_ApplicationFragment, unknown>;
export const DecisionButtons_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionButtons_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}}]}}]} as unknown as DocumentNode<DecisionButtons_ApplicationFragment, unknown>;
export const ApplicationDialog_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationDialog_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHead_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionButtons_application"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationHead_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionButtons_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}}]}}]} as unknown as DocumentNode<ApplicationDialog_ApplicationFragment, unknown>;
export const ApplicantRow_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantRow_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDialog_application"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationHead_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionButtons_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationDialog_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHead_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionButtons_application"}}]}}]} as unknown as DocumentNode<ApplicantRow_ApplicationFragment, unknown>;
export const AppliedItem_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppliedItem_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}}]}}]}}]} as unknown as DocumentNode<AppliedItem_ApplicationFragment, unknown>;
export const ApplyDialog_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyDialog_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyDialog_NoticeFragment, unknown>;
export const ApplyButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplyRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyDialog_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyDialog_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyButton_NoticeFragment, unknown>;
export const CancelApplicationButton_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelApplicationButton_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<CancelApplicationButton_ApplicationFragment, unknown>;
export const MyApplicationPanel_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyApplicationPanel_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelApplicationButton_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelApplicationButton_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<MyApplicationPanel_NoticeFragment, unknown>;
export const NoticeSeats_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeSeats_NoticeFragment, unknown>;
export const UseDecision_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useDecision_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<UseDecision_ApplicationFragment, unknown>;
export const CommentItem_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}}]} as unknown as DocumentNode<CommentItem_CommentFragment, unknown>;
export const CommentList_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentList_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem_comment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}}]} as unknown as DocumentNode<CommentList_NoticeFragment, unknown>;
export const NoticeCardFoot_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}}]} as unknown as DocumentNode<NoticeCardFoot_NoticeFragment, unknown>;
export const NoticeCard_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}}]} as unknown as DocumentNode<NoticeCard_NoticeFragment, unknown>;
export const FavouriteButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]} as unknown as DocumentNode<FavouriteButton_NoticeFragment, unknown>;
export const FavouriteCard_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]} as unknown as DocumentNode<FavouriteCard_NoticeFragment, unknown>;
export const UserMenu_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<UserMenu_ViewerFragment, unknown>;
export const ChangeEmailForm_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeEmailForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ChangeEmailForm_ViewerFragment, unknown>;
export const ProfileForm_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProfileForm_ViewerFragment, unknown>;
export const NoticeHeading_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeHeading_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}}]}}]} as unknown as DocumentNode<NoticeHeading_NoticeFragment, unknown>;
export const CloseNoticeButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]} as unknown as DocumentNode<CloseNoticeButton_NoticeFragment, unknown>;
export const DeleteNoticeButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]} as unknown as DocumentNode<DeleteNoticeButton_NoticeFragment, unknown>;
export const OwnerActions_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerActions_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloseNoticeButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteNoticeButton_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]} as unknown as DocumentNode<OwnerActions_NoticeFragment, unknown>;
export const OwnerOnly_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerOnly_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}}]} as unknown as DocumentNode<OwnerOnly_NoticeFragment, unknown>;
export const RecruitItem_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecruitItem_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}}]}}]} as unknown as DocumentNode<RecruitItem_NoticeFragment, unknown>;
export const ShareButton_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}}]} as unknown as DocumentNode<ShareButton_NoticeFragment, unknown>;
export const UpdateNotice_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateNotice_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotice_NoticeFragment, unknown>;
export const BellLink_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellLink_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<BellLink_ViewerFragment, unknown>;
export const BellTab_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellTab_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<BellTab_ViewerFragment, unknown>;
export const MarkAllReadButton_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkAllReadButton_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllReadButton_ViewerFragment, unknown>;
export const NotificationItem_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"noticeTitle"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationItem_NotificationFragment, unknown>;
export const NotificationItem_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<NotificationItem_ViewerFragment, unknown>;
export const NoticeOwner_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeOwner_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}}]} as unknown as DocumentNode<NoticeOwner_NoticeFragment, unknown>;
export const NoticeFacts_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<NoticeFacts_NoticeFragment, unknown>;
export const CommentSection_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentSection_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]} as unknown as DocumentNode<CommentSection_NoticeFragment, unknown>;
export const NoticeView_NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeOwner_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentSection_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeOwner_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentSection_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}}]} as unknown as DocumentNode<NoticeView_NoticeFragment, unknown>;
export const AccessTokenItem_AccessTokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokenItem_AccessTokenFragment, unknown>;
export const AccessTokenSection_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenSection_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenItem_accessToken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokenSection_ViewerFragment, unknown>;
export const SchoolVerification_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolVerification_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolProof"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canBeVerified"}}]}}]}}]} as unknown as DocumentNode<SchoolVerification_ViewerFragment, unknown>;
export const TabMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TabMember"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginId"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}}]}}]}}]} as unknown as DocumentNode<TabMemberQuery, TabMemberQueryVariables>;
export const ApplyToNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyToNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyToNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyDialog_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplyRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyDialog_notice"}}]}}]} as unknown as DocumentNode<ApplyToNoticeMutation, ApplyToNoticeMutationVariables>;
export const CancelApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyDialog_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplyRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyDialog_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}}]} as unknown as DocumentNode<CancelApplicationMutation, CancelApplicationMutationVariables>;
export const ApproveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useDecision_application"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useDecision_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}}]}}]}}]} as unknown as DocumentNode<ApproveApplicationMutation, ApproveApplicationMutationVariables>;
export const RejectApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useDecision_application"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useDecision_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}}]}}]}}]} as unknown as DocumentNode<RejectApplicationMutation, RejectApplicationMutationVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginId"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const AddCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCommentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"100"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentList_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentList_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem_comment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const DeleteCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCommentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentList_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentList_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem_comment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const CommentSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noticeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noticeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentList_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentItem_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDelete"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentList_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentItem_comment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<CommentSectionQuery, CommentSectionQueryVariables>;
export const FavouriteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FavouriteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FavouriteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]}}]}}]} as unknown as DocumentNode<FavouriteNoticeMutation, FavouriteNoticeMutationVariables>;
export const UnfavouriteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfavouriteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnfavouriteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfavouriteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}}]}}]}}]} as unknown as DocumentNode<UnfavouriteNoticeMutation, UnfavouriteNoticeMutationVariables>;
export const LayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"loginId"}},{"kind":"Field","name":{"kind":"Name","value":"schoolProof"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserMenu_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BellLink_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BellTab_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserMenu_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellLink_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BellTab_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<LayoutQuery, LayoutQueryVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeEmailForm_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeEmailForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SchoolInputDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolInput"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schools"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SchoolInputQuery, SchoolInputQueryVariables>;
export const WithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Withdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}}]}}]}}]} as unknown as DocumentNode<WithdrawMutation, WithdrawMutationVariables>;
export const CloseNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}}]}}]}}]}}]} as unknown as DocumentNode<CloseNoticeMutation, CloseNoticeMutationVariables>;
export const DeleteNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNoticeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeId"}}]}}]}}]} as unknown as DocumentNode<DeleteNoticeMutation, DeleteNoticeMutationVariables>;
export const CreateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProjectMutation, CreateProjectMutationVariables>;
export const CreateStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateStudyMutation, CreateStudyMutationVariables>;
export const UpdateProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"project"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateNotice_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateNotice_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}}]} as unknown as DocumentNode<UpdateProjectMutation, UpdateProjectMutationVariables>;
export const UpdateStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateNotice_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateNotice_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}}]} as unknown as DocumentNode<UpdateStudyMutation, UpdateStudyMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkNotificationReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const UnreadCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]}}]} as unknown as DocumentNode<UnreadCountQuery, UnreadCountQueryVariables>;
export const LiveNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem_notification"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"noticeTitle"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LiveNotificationsSubscription, LiveNotificationsSubscriptionVariables>;
export const ApplicantListPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantListPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerOnly_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeHeading_notice"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantItem_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerOnly_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeHeading_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantItem_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ApplicantListPageQuery, ApplicantListPageQueryVariables>;
export const ApplicantsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApplicantsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerOnly_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeHeading_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloseNoticeButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicantRow_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationHead_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionButtons_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationDialog_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHead_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionButtons_application"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerOnly_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeHeading_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicantRow_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationDialog_application"}}]}}]} as unknown as DocumentNode<ApplicantsPageQuery, ApplicantsPageQueryVariables>;
export const AppliedNoticePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppliedNoticePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyApplicationPanel_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeOwner_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentSection_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelApplicationButton_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeOwner_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentSection_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyApplicationPanel_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelApplicationButton_application"}}]}}]}}]} as unknown as DocumentNode<AppliedNoticePageQuery, AppliedNoticePageQueryVariables>;
export const FavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteCard_notice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}}]} as unknown as DocumentNode<FavouritesQuery, FavouritesQueryVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validMinutes"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const HomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"projects"},"name":{"kind":"Name","value":"recentNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"PROJECT"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteCard_notice"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"studies"},"name":{"kind":"Name","value":"recentNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"STUDY"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteCard_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const LoginPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LoginPageQuery, LoginPageQueryVariables>;
export const MyApplicationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplicationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelApplicationButton_application"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelApplicationButton_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanCancel"}}]}}]} as unknown as DocumentNode<MyApplicationPageQuery, MyApplicationPageQueryVariables>;
export const MyApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppliedItem_application"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppliedItem_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}}]}}]}}]} as unknown as DocumentNode<MyApplicationsQuery, MyApplicationsQueryVariables>;
export const MyNoticePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNoticePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerOnly_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerActions_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeOwner_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentSection_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeleteNoticeButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerOnly_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeOwner_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentSection_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerActions_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloseNoticeButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeleteNoticeButton_notice"}}]}}]} as unknown as DocumentNode<MyNoticePageQuery, MyNoticePageQueryVariables>;
export const MyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileForm_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolVerification_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeEmailForm_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenSection_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolVerification_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolProof"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canBeVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeEmailForm_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenSection_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenItem_accessToken"}}]}}]}}]} as unknown as DocumentNode<MyPageQuery, MyPageQueryVariables>;
export const NoticeListPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeListPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"size"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"Variable","name":{"kind":"Name","value":"size"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountCapped"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteCard_notice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCardFoot_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCardFoot_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteCard_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeCard_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}}]}}]} as unknown as DocumentNode<NoticeListPageQuery, NoticeListPageQueryVariables>;
export const NoticePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeView_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyButton_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasFavourited"}},{"kind":"Field","name":{"kind":"Name","value":"favouriteCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeOwner_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeSeats_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCount"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFacts_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeSeats_notice"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentSection_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyDialog_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeView_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteButton_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeOwner_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeFacts_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentSection_notice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shareUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplyButton_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplyRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplyDialog_notice"}}]}}]} as unknown as DocumentNode<NoticePageQuery, NoticePageQueryVariables>;
export const NotificationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MarkAllReadButton_viewer"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem_notification"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkAllReadButton_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationItem_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"noticeTitle"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsPageQuery, NotificationsPageQueryVariables>;
export const OwnNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"list"},"name":{"kind":"Name","value":"ownedNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecruitItem_notice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecruitItem_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recruiting"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}}]}}]} as unknown as DocumentNode<OwnNoticesQuery, OwnNoticesQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginId"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ResumePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationHead_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApplicationText_application"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DecisionButtons_application"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationHead_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApplicationText_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DecisionButtons_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanDecide"}}]}}]} as unknown as DocumentNode<ResumePageQuery, ResumePageQueryVariables>;
export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;
export const UpdateNoticePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpdateNoticePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnerOnly_notice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpdateNotice_notice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnerOnly_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanManage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpdateNotice_notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedOnly"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"techStack"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"headcount"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNoticePageQuery, UpdateNoticePageQueryVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenSection_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenSection_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenItem_accessToken"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenSection_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_accessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenSection_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenItem_accessToken"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RequestSchoolCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSchoolCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSchoolCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSchoolCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextAllowedAt"}}]}}]}}]} as unknown as DocumentNode<RequestSchoolCodeMutation, RequestSchoolCodeMutationVariables>;
export const VerifySchoolDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySchool"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySchoolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySchool"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerified"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SchoolVerification_viewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SchoolVerification_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolProof"}},{"kind":"Field","name":{"kind":"Name","value":"schoolVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canBeVerified"}}]}}]}}]} as unknown as DocumentNode<VerifySchoolMutation, VerifySchoolMutationVariables>;
export const SchoolProofDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolProof"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"schoolProof"}}]}}]}}]} as unknown as DocumentNode<SchoolProofQuery, SchoolProofQueryVariables>;