/** A whole team profile as others read it. */
export const SHARED_PROFILE = {
  __typename: 'MemberProfile' as const,
  intro: '끝까지 배포하는 걸 좋아해요.\n회의는 짧게 하는 편이에요.',
  roles: ['FRONTEND', 'DESIGNER'] as const,
  tags: ['React', 'TypeScript', 'Figma'].map((name) => ({ __typename: 'Tag' as const, id: name.toLowerCase(), name })),
  links: ['https://github.com/hanteam', 'https://www.behance.net/hanteam-with-a-long-name-that-wraps-on-a-phone'],
  department: '컴퓨터공학과',
};

/** A viewer without a team profile, courses and free hours. */
export const NOTHING_WRITTEN = {
  teamProfile: {
    __typename: 'TeamProfile' as const,
    version: 0,
    intro: '',
    roles: [],
    tags: [],
    links: [],
    department: '',
    showDepartment: false,
    visibility: 'APPLIED',
  },
  semester: '2026-2',
  courses: [],
  freeHours: null,
};

/** A viewer with a team profile, courses, and free hours of a past semester. */
export const ALL_WRITTEN = {
  teamProfile: {
    ...SHARED_PROFILE,
    __typename: 'TeamProfile' as const,
    version: 3,
    showDepartment: true,
    visibility: 'SCHOOL',
  },
  semester: '2026-2',
  courses: [
    { __typename: 'TakenCourse', semester: '2026-2', name: '소프트웨어공학', section: '01' },
    { __typename: 'TakenCourse', semester: '2027-1', name: '캡스톤디자인', section: '' },
  ],
  freeHours: { __typename: 'FreeHours', semester: '2026-1', isPast: true, hours: [10, 11, 26, 27] },
};
