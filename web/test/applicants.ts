import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toSeats } from '../stories/data/notices';
import { buildConnection, MEMBER, type Responses, showPage } from './show-page';

/** Builds an application of a response. */
export function buildApplication(id: string, nickName: string, status: string) {
  return {
    __typename: 'Application',
    id,
    status,
    role: 'BACKEND',
    text: `${nickName}의 글`,
    answers: [] as object[],
    profile: null as object | null,
    departureReason: null,
    wasOffered: false,
    decideBy: status === 'PENDING' ? '2026-11-06' : null,
    message: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    decidedAt: null,
    viewerCanDecide: status === 'PENDING',
    viewerCanApprove: status === 'PENDING',
    viewerCanWaitlist: status === 'PENDING',
    viewerApproveDenial: status === 'PENDING' ? null : 'ALREADY_DECIDED',
    applicant: {
      __typename: 'Member',
      id: `1${id}`,
      nickName,
      imageUrl: null,
      schoolVerified: false,
      viewerCanReport: false,
      viewerCanBlock: false,
      completedTeams: [],
    },
  };
}

/** The applications of `buildProject`. Two are pending. */
export const FIRST_THREE = [
  buildApplication('21', '준호', 'PENDING'),
  buildApplication('22', '서연', 'REJECTED'),
  buildApplication('23', '도윤', 'PENDING'),
];

/** Builds a project of a response, with three applications. */
export function buildProject(viewerCanManage = true, approved = 0) {
  return {
    __typename: 'Project',
    id: '7',
    kind: 'PROJECT',
    title: '공강 찾기',
    recruiting: true,
    dDay: null,
    deadline: null,
    viewerCanManage,
    owner: MEMBER,
    shareUrl: '/project/7?s=signature',
    tags: [] as object[],
    questions: [] as object[],
    freeSeatCount: 2 - approved,
    viewerCanClose: viewerCanManage,
    viewerCanMakeOffers: viewerCanManage,
    offerCount: 0,
    seats: [toSeats('BACKEND', 2, approved)],
    applicationCount: 3,
    applications: buildConnection('Application', FIRST_THREE),
  };
}

/** Shows the page with the applicants of a project. */
export async function showApplicants(responses: Responses = {}, project = buildProject()) {
  return showPage('/applymember/7', {
    ApplicantsPage: () => ({ data: { notice: project } }),
    ...responses,
  });
}

/** Chooses an option in the menu of a filter. */
export async function filterBy(filter: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${filter}: `) }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
}

/** Finds the heading of the shown application. */
export const findHeading = (nickName: string) => screen.findByRole('heading', { level: 2, name: nickName });
