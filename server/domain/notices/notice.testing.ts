import { BOUNDS } from '../../../shared/bounds';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { buildProject, buildQuestion, buildReminder, buildStudy } from '../../test-kit/factories/factories';
import { graphql } from '../../test-kit/races/races';
import { OWNER_OF_NOTICE, VISITORS } from '../../test-kit/races/denials';
import { Member } from '../members/member.entity';
import { MeetingMode, Weekday } from './facts/notice-facts.entity';
import { Study } from './kinds/study.entity';
import { CONTENT_SHAPE, NoticeKind } from './notice.entity';

/** Bounds of the texts (rules/bounds.md). */
const STUDY_TEXTS = { title: { min: 1, max: 100 }, content: { min: 1, max: 10_000 } };
const PROJECT_TEXTS = { ...STUDY_TEXTS, field: { min: 0, max: 50 }, techStack: { min: 0, max: 200 } };

const NEW_STUDY: Readonly<Record<string, unknown>> = { ...new Study(Object.assign(new Member(), { university: '' })) };

const NOT_IN_REST_OF_BOTH = {
  ...Object.fromEntries(
    Object.keys(CONTENT_SHAPE)
      .filter((name) => !(name in asInput(STUDY_INPUT)))
      .map((name) => [name, NEW_STUDY[name]]),
  ),
  verifiedOnly: false,
  deadline: null,
  decideWithinDays: 5,
  course: null,
  meetings: [],
  questions: [],
};

/** Values of a new notice in the fields that REST does not set. */
export const NOT_IN_REST: Readonly<Record<NoticeKind, object>> = {
  [NoticeKind.PROJECT]: NOT_IN_REST_OF_BOTH,
  [NoticeKind.STUDY]: { ...NOT_IN_REST_OF_BOTH, topics: '' },
};

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'posting a project',
      rest: '/projects',
      query: GQL.createProject,
      valid: PROJECT_INPUT,
      texts: PROJECT_TEXTS,
      numbers: {
        recruitNumber: BOUNDS.recruitNumber,
        frontendNumber: BOUNDS.roleNumber,
        backendNumber: BOUNDS.roleNumber,
        designerNumber: BOUNDS.roleNumber,
      },
    },
    {
      name: 'posting a study',
      rest: '/studies',
      query: GQL.createStudy,
      valid: STUDY_INPUT,
      texts: STUDY_TEXTS,
      numbers: { recruitNumber: BOUNDS.recruitNumber },
    },
  ],
  textBounds: { project: PROJECT_TEXTS, study: STUDY_TEXTS },
  restRows: [
    'get /projects/recent',
    'get /studies/recent',
    'get /projects',
    'get /studies',
    'get /projects/recruit',
    'get /studies/recruit',
    'post /projects',
    'post /studies',
    'get /projects/:id',
    'get /studies/:id',
    'post /projects/:id',
    'put /projects/:id',
    'put /studies/:id',
    'post /studies/:id',
    'delete /projects/:id',
    'delete /studies/:id',
    'get /projects/like',
    'get /studies/like',
    'patch /projects/:id/recruiting',
    'patch /studies/:id',
  ],
  backupRows: async (app) => {
    await buildProject(app.em(), { title: '탭\t역슬래시\\N 줄\n바꿈 "따옴표" 👩‍💻', content: '\\.\r\n끝' });
    await buildStudy(app.em(), {
      course: { name: '소프트웨어 공학', section: '01' },
      semester: '2026-2',
      weeks: 8,
      meetings: [{ day: Weekday.MONDAY, start: '19:00', minutes: 60 }],
      meetingMode: MeetingMode.MIXED,
    });
    for (let count = 0; count < 3; count += 1) await buildReminder(app.em());
    await buildQuestion(app.em());
  },
  withdrawal: { 'notice.owner_id': 'deleted' },
  withoutMembers: {
    notice_count: 'it has numbers',
    notice_question: 'it belongs to a notice, and is deleted with it',
    notice_reminder: 'it has times, and is deleted with its notice',
    notice_total: 'it has numbers',
  },
  writes: {
    createStudy: {
      denials: VISITORS,
      start: ({ owner }) => graphql(owner.client, GQL.createStudy, { input: asInput(STUDY_INPUT) }),
    },
    updateStudy: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) =>
        graphql(owner.client, GQL.updateStudy, { input: { id: ids.notice, ...asInput(STUDY_INPUT) } }),
    },
    closeNotice: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.close, { id: ids.notice }),
    },
    reopenNotice: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.reopen, { id: ids.closedNotice }),
    },
    confirmNotice: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.confirm, { id: ids.notice }),
    },
    deleteNotice: {
      denials: OWNER_OF_NOTICE,
      start: ({ owner, ids }) => graphql(owner.client, GQL.remove, { id: ids.notice }),
    },
    createProject: {
      denials: VISITORS,
      notRaced: 'it is createStudy with other columns',
      start: ({ owner }) => graphql(owner.client, GQL.createProject, { input: asInput(PROJECT_INPUT) }),
    },
    updateProject: {
      denials: OWNER_OF_NOTICE,
      notRaced: 'it is updateStudy with other columns',
      start: async ({ owner }, app) => {
        const { id } = await buildProject(app.em(), { owner: owner.member });
        return graphql(owner.client, GQL.updateProject, { input: { id, ...asInput(PROJECT_INPUT) } });
      },
    },
  },
});
