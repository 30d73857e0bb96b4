import type { APIRequestContext } from '@playwright/test';
import { type NewMember, newMember, newProject, newStudy, post } from './steps';

/**
 * A school for a single test. It has an owner with a project and a study, and a student who has
 * applied to the project.
 */
export interface School {
  owner: NewMember;
  student: NewMember;
  project: string;
  study: string;
}

/** Creates a school through the API. Afterwards the request context is logged in as the student. */
export async function newSchool(request: APIRequestContext): Promise<School> {
  const owner = await newMember(request);
  const student = await newMember(request, owner.university);
  await post(request, '/api/auth/login', { loginId: owner.loginId, password: owner.password });
  const project = await newProject(request, '우리 학교 지도');
  const study = await newStudy(request, '고전 읽기');
  await post(request, '/api/auth/login', { loginId: student.loginId, password: student.password });
  await post(request, `/api/projects/${project}/applications`, { role: 'BACKEND', application: '서버를 맡고 싶어요.' });
  return { owner, student, project, study };
}
