import { screen, within } from '@testing-library/react';
import { click } from './press';
import { toSeats } from '../stories/data/notices';
import { texts } from '../texts';
import { EMPTY_HOME } from './home';
import { STUDY } from './notice';
import { buildConnection, type Responses, showPage } from './show-page';

const { application: labels } = texts;

/** The number of free seats of `PROJECT`. */
export const FREE_SEATS = 1;

/** A project with a full role and a free one, for which the viewer can apply. */
export const PROJECT = {
  ...STUDY,
  __typename: 'Project',
  kind: 'PROJECT',
  title: '우리 학교 지도',
  freeSeatCount: FREE_SEATS,
  field: '웹',
  techStack: 'React',
  roles: ['FRONTEND', 'BACKEND', 'DESIGNER'].map((role) => ({ __typename: 'NoticeRole', role })),
  seats: [toSeats('FRONTEND', 1, 1), toSeats('BACKEND', 1, 0)],
};

const COMMENTS = buildConnection('Comment', []);

/** The contacts of the viewer. */
export const CONTACTS = {
  __typename: 'Contacts',
  openChat: null,
  email: null,
  phone: '010-1234-5678',
  github: 'minji',
  discord: null,
};

const VIEWER = { __typename: 'Viewer', id: '1', member: PROJECT.owner };

/** Builds the viewer's earlier applications. */
function buildEarlier(earlier: readonly string[]) {
  const notice = { __typename: 'Project', id: '5', title: '지난 공고' };
  const nodes = earlier.map((text, index) => ({ __typename: 'Application', id: `5${index}`, text, notice }));
  return { data: { viewer: { __typename: 'Viewer', id: '1', applications: buildConnection('Application', nodes) } } };
}

/** Shows the page of a notice. */
export const showNotice = (
  shown: object,
  apply: Responses[string],
  earlier: readonly string[] = [],
  contacts: object = CONTACTS,
) =>
  showPage(
    '/project/7',
    {
      EarlierApplications: () => buildEarlier(earlier),
      NoticePage: () => ({ data: { notice: shown } }),
      CommentSection: () => ({ data: { viewer: VIEWER, notice: { ...PROJECT, commentThreads: COMMENTS } } }),
      ContactsChoice: () => ({ data: { viewer: { ...VIEWER, contacts } } }),
      ApplyToNotice: apply,
      HomePage: () => ({ data: { viewer: null, ...EMPTY_HOME } }),
    },
    '/home',
  );

/** Opens the form for an application. */
export async function openSheet(
  apply: Responses[string],
  shown: object = PROJECT,
  earlier: readonly string[] = [],
  contacts: object = CONTACTS,
) {
  const page = await showNotice(shown, apply, earlier, contacts);
  await click(await screen.findByRole('button', { name: labels.applyFor(FREE_SEATS) }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: labels.formTitle })) };
}

/** Builds the response to an application. */
export const buildApplied = () => ({
  data: {
    applyToNotice: {
      __typename: 'ApplyToNoticePayload',
      notice: {
        ...PROJECT,
        viewerCanApply: false,
        viewerApplyRefusal: 'ALREADY_APPLIED',
        viewerApplication: {
          __typename: 'Application',
          id: '9',
          status: 'PENDING',
          role: 'BACKEND',
          text: '안녕하세요',
          answers: [],
          createdAt: '2026-11-01T00:00:00Z',
          decideBy: '2026-11-30',
          message: null,
          departureReason: null,
          viewerCanCancel: true,
        },
      },
    },
  },
});

/** The name of the button that sends an application as the only role with a free seat. */
export const SUBMIT = labels.submitAs(texts.notice.role.BACKEND);

/** Returns the name of the option for a role. */
export const roleOption = (role: 'FRONTEND' | 'BACKEND' | 'DESIGNER') => ({
  name: new RegExp(`^${texts.notice.role[role]}`),
});
