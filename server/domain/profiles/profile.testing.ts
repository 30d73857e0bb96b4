import { BOUNDS } from '../../../shared/bounds';
import { semesterOf } from '../../../shared/semester';
import { seoulDate } from '../../platform/text/seoul-time';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import { buildCourse, buildProfile } from '../../test-kit/factories/factories';
import { VISITORS } from '../../test-kit/races/denials';
import { graphql } from '../../test-kit/races/races';

/** The present semester by the clock of the computer. */
export const THIS_SEMESTER = semesterOf(seoulDate(new Date()));

/** Mutations of the module. */
export const PROFILE_GQL = {
  updateTeamProfile: `mutation ($input: UpdateTeamProfileInput!) {
    updateTeamProfile(input: $input) {
      viewer { teamProfile { version intro roles tags { id } links department showDepartment visibility } }
    }
  }`,
  updateCourses: `mutation ($input: UpdateCoursesInput!) {
    updateCourses(input: $input) { viewer { courses { semester name section } } }
  }`,
  updateFreeHours: `mutation ($input: UpdateFreeHoursInput!) {
    updateFreeHours(input: $input) { viewer { freeHours { semester isPast hours } } }
  }`,
};

/** Lists for the tests of all modules. */
export const testing = defineTesting({
  hostileInputs: [
    {
      name: 'writing a team profile',
      query: PROFILE_GQL.updateTeamProfile,
      valid: { intro: '꾸준히 하는 편이에요.', department: '컴퓨터공학과' },
      texts: { intro: BOUNDS.profileIntro, department: BOUNDS.department },
      numbers: {},
    },
  ],
  backupRows: async (app) => {
    await buildProfile(app.em(), { roles: [], tags: ['react'], freeHours: '1'.repeat(112), freeSemester: '2026-2' });
    await buildCourse(app.em());
  },
  withdrawal: { 'member_profile.member_id': 'deleted', 'member_course.member_id': 'deleted' },
  writes: {
    updateTeamProfile: {
      denials: VISITORS,
      start: ({ applicant }) => graphql(applicant.client, PROFILE_GQL.updateTeamProfile, { input: { intro: '소개' } }),
    },
    updateCourses: {
      denials: VISITORS,
      start: ({ applicant }) => {
        const input = { semester: THIS_SEMESTER, courses: [{ name: '운영체제' }] };
        return graphql(applicant.client, PROFILE_GQL.updateCourses, { input });
      },
    },
    updateFreeHours: {
      denials: VISITORS,
      notRaced: 'it is updateTeamProfile with other columns',
      start: ({ applicant }) => {
        const input = { semester: THIS_SEMESTER, hours: [10, 11] };
        return graphql(applicant.client, PROFILE_GQL.updateFreeHours, { input });
      },
    },
  },
});
