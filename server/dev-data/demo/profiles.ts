import { Role } from '../../domain/profiles/role.entity';
import type { SharedProfile } from '../../domain/profiles/shared-profile.entity';
import type { DemoLoginId } from './members';

/** The team profile of a member of the demo. */
export interface DemoProfile {
  intro: string;
  roles: readonly (keyof typeof Role)[];
  /** Ids of tags. */
  tags: readonly string[];
  links?: readonly string[];
  /** Department. It is shown. */
  department?: string;
  /** True if members of the school read it. */
  forSchool?: true;
  /** Courses of the present semester: name and section. */
  courses?: readonly (readonly [name: string, section: string])[];
  /** Free hours by day (Monday is 0): from an hour to another. */
  free?: readonly (readonly [day: number, from: number, to: number])[];
}

/** The demo's team profiles. Six members have none. */
export const PROFILES: Partial<Record<DemoLoginId, DemoProfile>> = {
  minji: {
    intro: '끝까지 배포하는 걸 좋아해요. 화면을 만들고, 회의는 짧게 하는 편이에요.',
    roles: ['FRONTEND'],
    tags: ['react', 'typescript', 'graphql'],
    links: ['https://github.com/hanteam-minji', 'https://velog.io/@hanteam-minji'],
    department: '컴퓨터공학과',
    forSchool: true,
    courses: [
      ['소프트웨어공학', '01'],
      ['데이터베이스', ''],
    ],
    free: [0, 1, 2, 3, 4].map((day) => [day, 18, 23] as const),
  },
  junho: {
    intro: '플러터로 앱을 만들어요. 작은 기능이라도 실제로 쓰이는 걸 만들고 싶어요.',
    roles: ['FRONTEND'],
    tags: ['flutter', 'dart', 'python'],
    links: ['https://github.com/hanteam-junho'],
    department: '소프트웨어학과',
    courses: [
      ['소프트웨어공학', '01'],
      ['운영체제', ''],
    ],
    free: [
      [1, 18, 23],
      [2, 19, 22],
      [5, 10, 18],
    ],
  },
  dohyun: {
    intro: '동시성 문제를 파고드는 걸 좋아해요.',
    roles: ['BACKEND'],
    tags: ['spring'],
    free: [
      [0, 20, 22],
      [2, 10, 12],
      [5, 13, 18],
    ],
  },
  hayoon: {
    intro: '현장 조사와 기획도 함께 할 수 있어요.',
    roles: ['FRONTEND', 'DESIGNER'],
    tags: ['typescript', 'react'],
    forSchool: true,
  },
  saebyeok: {
    intro: '새벽에 커밋하지만 약속은 지켜요. 서버를 단단하게 만드는 데 관심이 많아요.',
    roles: ['BACKEND'],
    tags: ['go', 'graphql'],
    links: ['https://github.com/hanteam-saebyeok'],
    forSchool: true,
  },
  yubin: { intro: '글로 정리하는 걸 좋아해요. 회의록은 제가 쓸게요.', roles: [], tags: ['python'] },
  malrang: {
    intro: '앱 화면을 말랑하게 만들어요.',
    roles: ['FRONTEND'],
    tags: ['flutter', 'figma'],
    department: '미디어학부',
  },
  eunseo: { intro: '데이터를 모으고 그래프로 보여 주는 일을 해요.', roles: ['BACKEND'], tags: ['python'] },
  gunwoo: { intro: '백엔드를 배우는 중이에요. 테스트를 꼭 써요.', roles: ['BACKEND'], tags: ['spring'] },
  joleop: {
    intro: '졸업작품을 함께 끝낼 팀을 찾아요.',
    roles: ['BACKEND'],
    tags: ['python'],
    courses: [['캡스톤디자인', '']],
  },
  chaewon: {
    intro: '시각디자인을 공부해요. 와이어프레임부터 같이 고민해요.',
    roles: ['DESIGNER'],
    tags: ['figma'],
    links: ['https://www.behance.net/hanteam-chaewon'],
    department: '시각디자인학과',
    forSchool: true,
  },
  woojin: {
    intro: '자동화할 수 있는 건 자동화해요.',
    roles: ['BACKEND'],
    tags: ['python'],
    free: [
      [0, 19, 21],
      [3, 13, 16],
      [5, 15, 18],
    ],
  },
  naru: { intro: '보안과 수학을 좋아해요.', roles: ['BACKEND'], tags: ['python', 'go'] },
  linh: {
    intro: 'Exchange student from Hanoi. Happy to work in English, and my Korean gets better every week.',
    roles: ['FRONTEND'],
    tags: ['react', 'typescript'],
    department: '컴퓨터공학과',
    forSchool: true,
  },
  yeoreum: {
    intro: '개발자와 이야기가 잘 통하는 디자이너가 되고 싶어요.',
    roles: ['DESIGNER'],
    tags: ['figma'],
    links: ['https://www.behance.net/hanteam-yeoreum'],
    department: '시각디자인학과',
    forSchool: true,
  },
};

/** Returns the copy of a member's profile in their applications; null without a profile. */
export function sentProfileOf(loginId: DemoLoginId): SharedProfile | null {
  const profile = PROFILES[loginId];
  if (!profile) return null;
  const { intro, roles, tags, links = [], department = null } = profile;
  return { intro, roles: roles.map((role) => Role[role]), tags, links, department };
}
