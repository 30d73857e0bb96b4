import { addMutation } from '../../../selection/schema-fields';
import { toExpected } from '../../kit/transaction/expected-version';
import { renameFields } from '../../kit/api/field-names';
import {
  CreateProjectInput,
  CreateStudyInput,
  toNoticeFields,
  toProjectInput,
  toStudyInput,
  UpdateProjectInput,
  UpdateStudyInput,
} from './notice-mutation.inputs';
import { createProject, createStudy, updateProject, updateStudy } from './notice.service';
import { ProjectType, StudyType } from '../notice.type';
import { noticeOfPayload } from '../notice.type';

addMutation('createProject', {
  description: 'Posts a project (프로젝트 올리기).',
  input: { type: CreateProjectInput, description: 'The new project.' },
  payload: { project: { ...noticeOfPayload('The new project.'), type: () => ProjectType } },
  run: async (ctx, input) => ({ noticeId: await createProject(ctx, toProjectInput(input)) }),
});

addMutation('createStudy', {
  description: 'Posts a study (스터디 올리기).',
  input: { type: CreateStudyInput, description: 'The new study.' },
  payload: { study: { ...noticeOfPayload('The new study.'), type: () => StudyType } },
  run: async (ctx, input) => ({ noticeId: await createStudy(ctx, toStudyInput(input)) }),
});

addMutation('updateProject', {
  description:
    "Changes the viewer's own project (공고 고치기). Headcounts cannot be less than the number of approved applicants.",
  input: { type: UpdateProjectInput, description: 'The project and its new content.' },
  payload: { project: { ...noticeOfPayload('The changed project.'), type: () => ProjectType } },
  suspensionCheck: 'inStatement',
  run: async (ctx, input) => {
    const { id, expectedVersion } = input;
    await renameFields(
      updateProject(ctx, { id, expected: toExpected(expectedVersion) }, toProjectInput(input)),
      toNoticeFields,
    );
    return { noticeId: id };
  },
});

addMutation('updateStudy', {
  description:
    "Changes the viewer's own study (공고 고치기). The headcount cannot be less than the number of approved applicants.",
  input: { type: UpdateStudyInput, description: 'The study and its new content.' },
  payload: { study: { ...noticeOfPayload('The changed study.'), type: () => StudyType } },
  suspensionCheck: 'inStatement',
  run: async (ctx, input) => {
    const { id, expectedVersion } = input;
    await renameFields(
      updateStudy(ctx, { id, expected: toExpected(expectedVersion) }, toStudyInput(input)),
      toNoticeFields,
    );
    return { noticeId: id };
  },
});
