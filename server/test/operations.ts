import { NoticeKind } from '../domain/notices/notice.entity';

/** GraphQL operations that several tests send. */
export const GQL = {
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { id } }`,
  updateProfile: `mutation ($input: ProfileInput!) { updateProfile(input: $input) { nickName university email } }`,
  changePassword: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }`,
  changeEmail: `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { viewer { email } } }`,
  requestPasswordReset: `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { validMinutes } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { loginId } }`,
  withdraw: `mutation ($password: String!) { withdraw(password: $password) }`,
  createAccessToken: `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { secret accessToken { id name scopes expiresAt lastUsedAt createdAt } viewer { accessTokens { id } } }
  }`,
  revokeAccessToken: `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { viewer { accessTokens { id } } } }`,
  accessTokens: `{ viewer { accessTokens { id name scopes expiresAt lastUsedAt createdAt } } }`,
  createProject: `mutation ($input: ProjectInput!) { createProject(input: $input) { id } }`,
  createStudy: `mutation ($input: StudyInput!) { createStudy(input: $input) { id } }`,
  updateProject: `mutation ($id: ID!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }`,
  updateStudy: `mutation ($id: ID!, $input: StudyInput!) { updateStudy(id: $id, input: $input) { id } }`,
  close: `mutation ($id: ID!) { closeNotice(id: $id) { id recruiting } }`,
  remove: `mutation ($id: ID!) { deleteNotice(id: $id) }`,
  favourite: `mutation ($id: ID!) { favouriteNotice(id: $id) { id viewerHasFavourited favouriteCount } }`,
  unfavourite: `mutation ($id: ID!) { unfavouriteNotice(id: $id) { id viewerHasFavourited favouriteCount } }`,
  apply: `mutation ($id: ID!, $input: ApplicationInput!) { applyToNotice(noticeId: $id, input: $input) { id status } }`,
  approve: `mutation ($id: ID!) { approveApplication(id: $id) { id status } }`,
  deny: `mutation ($id: ID!) { denyApplication(id: $id) { id status } }`,
  cancel: `mutation ($id: ID!) { cancelApplication(id: $id) { id } }`,
  comment: `mutation ($id: ID!, $input: CommentInput!) { addComment(noticeId: $id, input: $input) { id text } }`,
  removeComment: `mutation ($id: ID!) { deleteComment(id: $id) { id commentCount } }`,
  application: `query ($id: ID!) { application(id: $id) { id text status } }`,
  notice: `query ($id: ID!) { notice(id: $id) { id title content } }`,
} as const;

/** A project as its form sends it. */
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

/** A study as its form sends it. */
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
