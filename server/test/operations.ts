import { NoticeKind } from '../domain/notices/notice.entity';

/** GraphQL operations that several tests send. Those with an input take it whole, the others take what they name. */
export const GQL = {
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { member { id } } }`,
  logIn: `mutation ($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`,
  logOut: `mutation { logOut { viewer { id } } }`,
  updateProfile: `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { viewer { member { nickName imageUrl } school { name } email } }
  }`,
  changePassword: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }`,
  withdraw: `mutation ($password: String!) { withdraw(input: { password: $password }) { memberId } }`,
  changeEmail: `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { viewer { email } } }`,
  requestPasswordReset: `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { validMinutes } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { loginId } }`,
  createAccessToken: `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { secret accessToken { id name scopes expiresAt lastUsedAt createdAt } viewer { accessTokens { id } } }
  }`,
  revokeAccessToken: `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { viewer { accessTokens { id } } } }`,
  accessTokens: `{ viewer { accessTokens { id name scopes expiresAt lastUsedAt createdAt } } }`,
  createProject: `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`,
  createStudy: `mutation ($input: CreateStudyInput!) { createStudy(input: $input) { study { id } } }`,
  updateProject: `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { id version } } }`,
  updateStudy: `mutation ($input: UpdateStudyInput!) { updateStudy(input: $input) { study { id version } } }`,
  close: `mutation ($id: ID!) { closeNotice(input: { id: $id }) { notice { id recruiting } } }`,
  remove: `mutation ($id: ID!) { deleteNotice(input: { id: $id }) { noticeId } }`,
  favourite: `mutation ($id: ID!) {
    favouriteNotice(input: { noticeId: $id }) { notice { id viewerHasFavourited favouriteCount } }
  }`,
  unfavourite: `mutation ($id: ID!) {
    unfavouriteNotice(input: { noticeId: $id }) { notice { id viewerHasFavourited favouriteCount } }
  }`,
  apply: `mutation ($input: ApplyToNoticeInput!) { applyToNotice(input: $input) { application { id status } } }`,
  approve: `mutation ($id: ID!) { approveApplication(input: { id: $id }) { application { id status } } }`,
  reject: `mutation ($id: ID!) { rejectApplication(input: { id: $id }) { application { id status } } }`,
  cancel: `mutation ($id: ID!) { cancelApplication(input: { id: $id }) { applicationId notice { id } } }`,
  comment: `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id text } } }`,
  removeComment: `mutation ($id: ID!) { deleteComment(input: { id: $id }) { commentId notice { id commentCount } } }`,
  markRead: `mutation ($id: ID!) {
    markNotificationRead(input: { id: $id }) { notification { id read times } viewer { unreadNotificationCount } }
  }`,
  markAllRead: `mutation { markAllNotificationsRead { viewer { unreadNotificationCount } } }`,
  application: `query ($id: ID!) { application(id: $id) { id text status } }`,
  notice: `query ($id: ID!) { notice(id: $id) { id title content } }`,
} as const;

/** A project as REST takes it; `asInput` has the names of GraphQL. */
export const PROJECT_INPUT = {
  title: '학식 알림 앱',
  field: '앱',
  techStack: 'React Native',
  recruitNumber: 6,
  frontendNumber: 2,
  backendNumber: 2,
  designerNumber: 2,
  content: '오늘의 학식을 알려 줘요.',
};

/** A study as REST takes it; `asInput` has the names of GraphQL. */
export const STUDY_INPUT = { title: '알고리즘', recruitNumber: 4, content: '매주 화요일에 만나요.' };

/** The differences between the two kinds of notices in REST and GraphQL. */
export const KINDS = {
  [NoticeKind.PROJECT]: {
    base: '/projects',
    idName: 'projectId',
    input: PROJECT_INPUT,
    apply: { application: '함께해요.', role: 'FRONTEND' },
    applicants: (id: number) => `/projects/${id}/applicants`,
    close: (id: number) => `/projects/${id}/recruiting`,
    update: GQL.updateProject,
    create: GQL.createProject,
  },
  [NoticeKind.STUDY]: {
    base: '/studies',
    idName: 'studyId',
    input: STUDY_INPUT,
    apply: { application: '함께해요.' },
    applicants: (id: number) => `/studies/${id}/application`,
    close: (id: number) => `/studies/${id}`,
    update: GQL.updateStudy,
    create: GQL.createStudy,
  },
} as const;

/** Both kinds, for `describe.each`. */
export const BOTH_KINDS = [NoticeKind.PROJECT, NoticeKind.STUDY] as const;
