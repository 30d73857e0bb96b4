// Browser tests use this file too, which cannot load entities.
import type { NoticeKind } from '../../domain/notices/notice.entity';

/**
 * GraphQL operations for several tests. Some have the variable `$input`, the others have single
 * variables.
 */
export const GQL = {
  signUp: `mutation ($input: SignUpInput!) { signUp(input: $input) { member { id } } }`,
  giveConsents: `mutation ($input: GiveConsentsInput!) { giveConsents(input: $input) { viewer { missingConsents } } }`,
  updateLanguage: `mutation ($input: UpdateLanguageInput!) { updateLanguage(input: $input) { viewer { language } } }`,
  prepareDataExport: `mutation ($password: String!) { prepareDataExport(input: { password: $password }) { path } }`,
  logIn: `mutation ($input: LogInInput!) { logIn(input: $input) { viewer { id } } }`,
  logOut: `mutation { logOut { viewer { id } } }`,
  updateProfile: `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { viewer { member { nickName imageUrl } school { name } email } }
  }`,
  changePassword: `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }`,
  withdraw: `mutation ($password: String!) { withdraw(input: { password: $password }) { memberId } }`,
  changeEmail: `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { viewer { email } } }`,
  requestEmailConfirmation: `mutation { requestEmailConfirmation { nextAllowedAt } }`,
  confirmEmail: `mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { viewer { email emailState } } }`,
  requestSchoolCode: `mutation ($email: String!) { requestSchoolCode(input: { email: $email }) { nextAllowedAt } }`,
  verifySchool: `mutation ($code: String!) { verifySchool(input: { code: $code }) { viewer { id } } }`,
  requestPasswordReset: `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { validMinutes } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { loginId } }`,
  createAccessToken: `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { secret accessToken { id name scopes expiresAt expired lastUsedAt createdAt } viewer { accessTokens { id } } }
  }`,
  revokeAccessToken: `mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { viewer { accessTokens { id } } } }`,
  accessTokens: `{ viewer { accessTokens { id name scopes expiresAt expired lastUsedAt createdAt } } }`,
  createProject: `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`,
  createStudy: `mutation ($input: CreateStudyInput!) { createStudy(input: $input) { study { id } } }`,
  updateProject: `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { id version } } }`,
  updateStudy: `mutation ($input: UpdateStudyInput!) { updateStudy(input: $input) { study { id version } } }`,
  close: `mutation ($id: ID!) { closeNotice(input: { id: $id }) { notice { id recruiting } } }`,
  reopen: `mutation ($id: ID!, $deadline: String) {
    reopenNotice(input: { id: $id, deadline: $deadline }) { notice { id recruiting deadline dDay } }
  }`,
  confirm: `mutation ($id: ID!) { confirmNotice(input: { id: $id }) { notice { id viewerIsAskedToConfirm } } }`,
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
  rejectWith: `mutation ($input: RejectApplicationInput!) { rejectApplication(input: $input) { application { id message } } }`,
  waitlist: `mutation ($input: WaitlistApplicationInput!) {
    waitlistApplication(input: $input) { application { id status message viewerCanDecide viewerCanWaitlist } }
  }`,
  decide: `mutation ($input: DecideApplicationsInput!) {
    decideApplications(input: $input) { results { applicationId application { id status message } code message } }
  }`,
  cancel: `mutation ($id: ID!) { cancelApplication(input: { id: $id }) { applicationId notice { id } } }`,
  comment: `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id text } } }`,
  removeComment: `mutation ($id: ID!) { deleteComment(input: { id: $id }) { commentId notice { id commentCount } } }`,
  markRead: `mutation ($id: ID!) {
    markNotificationRead(input: { id: $id }) { notification { id read times } viewer { unreadNotificationCount } }
  }`,
  markAllRead: `mutation { markAllNotificationsRead { viewer { unreadNotificationCount } } }`,
  updateNotificationSetting: `mutation ($input: UpdateNotificationSettingInput!) {
    updateNotificationSetting(input: $input) { viewer { notificationSettings { topic mail } } }
  }`,
  updateAllNotificationSettings: `mutation ($input: UpdateAllNotificationSettingsInput!) {
    updateAllNotificationSettings(input: $input) { viewer { notificationSettings { topic mail } } }
  }`,
  unsubscribe: `mutation ($input: UnsubscribeFromMailsInput!) { unsubscribeFromMails(input: $input) { label } }`,
  report: `mutation ($input: ReportContentInput!) { reportContent(input: $input) { targetId } }`,
  block: `mutation ($id: ID!) { blockMember(input: { memberId: $id }) { member { id } sharesTeam } }`,
  unblock: `mutation ($id: ID!) { unblockMember(input: { memberId: $id }) { memberId } }`,
  hide: `mutation ($id: ID!) { hideContent(input: { caseId: $id, reason: "규칙에 맞지 않아요" }) { case { id hidden open } } }`,
  restore: `mutation ($id: ID!) { restoreContent(input: { caseId: $id, reason: "문제가 없어요" }) { case { id hidden open } } }`,
  suspend: `mutation ($id: ID!, $days: Int = 7) {
    suspendMember(input: { caseId: $id, days: $days, reason: "되풀이했어요" }) { case { id suspendedUntil } }
  }`,
  appeal: `mutation ($id: ID!) { appealDecision(input: { decisionId: $id, text: "다시 봐 주세요" }) { decision { id appealedAt viewerCanAppeal } } }`,
  application: `query ($id: ID!) { application(id: $id) { id text status } }`,
  updateContacts: `mutation ($input: UpdateContactsInput!) {
    updateContacts(input: $input) { viewer { contacts { openChat email phone github discord } } }
  }`,
  team: `query ($id: ID!) { team(id: $id) { id link viewerCanManage
    members { id isOwner role since member { id nickName } contacts { openChat email phone github discord } }
    pinnedPost { id text } posts { nodes { id text pinned viewerCanDelete author { id } } } } }`,
  addTeamPost: `mutation ($input: AddTeamPostInput!) { addTeamPost(input: $input) { post { id text } team { id } } }`,
  deleteTeamPost: `mutation ($id: ID!) { deleteTeamPost(input: { id: $id }) { postId team { id } } }`,
  pinTeamPost: `mutation ($input: PinTeamPostInput!) { pinTeamPost(input: $input) { team { pinnedPost { id } } } }`,
  updateTeamLink: `mutation ($input: UpdateTeamLinkInput!) { updateTeamLink(input: $input) { team { link } } }`,
  leaveTeam: `mutation ($input: LeaveTeamInput!) { leaveTeam(input: $input) { notice { id viewerIsTeammate viewerCanApply } } }`,
  removeTeamMember: `mutation ($input: RemoveTeamMemberInput!) {
    removeTeamMember(input: $input) { team { members { member { id } } } }
  }`,
  createTeamInvitation: `mutation ($input: CreateTeamInvitationInput!) {
    createTeamInvitation(input: $input) { url team { invitations { id role expiresAt } } }
  }`,
  revokeTeamInvitation: `mutation ($id: ID!) { revokeTeamInvitation(input: { id: $id }) { team { invitations { id } } } }`,
  joinTeam: `mutation ($token: String!) { joinTeam(input: { token: $token }) { team { id members { member { id } } } } }`,
  moveTeam: `mutation ($input: MoveTeamInput!) { moveTeam(input: $input) { team { id state } } }`,
  handOverTeam: `mutation ($input: HandOverTeamInput!) { handOverTeam(input: $input) { team { id } } }`,
  showTeamOnProfile: `mutation ($input: ShowTeamOnProfileInput!) {
    showTeamOnProfile(input: $input) { team { viewerShowsOnProfile showingCount } }
  }`,
  askTeamMember: `mutation ($input: AskTeamMemberInput!) {
    askTeamMember(input: $input) { team { members { member { id } askedAt unanswered viewerCanManage } } }
  }`,
  answerTeam: `mutation ($id: ID!) {
    answerTeam(input: { teamId: $id }) { team { members { member { id } askedAt unanswered viewerCanManage } } }
  }`,
  notice: `query ($id: ID!) { notice(id: $id) { id title content } }`,
} as const;

/** A project in REST's format. `asInput` converts it to GraphQL's. */
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

/** A study in REST's format. `asInput` converts it to GraphQL's. */
export const STUDY_INPUT = { title: '알고리즘', recruitNumber: 4, content: '매주 화요일에 만나요.' };

/** Paths, names and operations by the kind of the notice. */
export const KINDS = {
  PROJECT: {
    base: '/projects',
    idName: 'projectId',
    input: PROJECT_INPUT,
    apply: { application: '함께해요.', role: 'FRONTEND' },
    applicants: (id: number) => `/projects/${id}/applicants`,
    close: (id: number) => `/projects/${id}/recruiting`,
    update: GQL.updateProject,
    create: GQL.createProject,
  },
  STUDY: {
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
export const BOTH_KINDS = ['PROJECT', 'STUDY'] as NoticeKind[];
