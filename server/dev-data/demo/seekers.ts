import { NoticeKind } from '../../domain/notices/notice.entity';
import { Role } from '../../domain/profiles/role.entity';
import { OfferState } from '../../domain/seekers/offers/offer.entity';
import type { DemoLoginId } from './members';
import type { NoticeName } from './notices';

/** A member of the demo who looks for a team. */
interface DemoSeeker {
  by: DemoLoginId;
  kinds: readonly NoticeKind[];
  roles: readonly Role[];
  text: string;
  /** Days from today to the last day. */
  days: number;
}

const { PROJECT, STUDY } = NoticeKind;

/** Members who look for a team. All of them are verified. */
export const SEEKERS: readonly DemoSeeker[] = [
  {
    by: 'yeoreum',
    kinds: [PROJECT],
    roles: [Role.DESIGNER],
    text: '화면 흐름부터 같이 고민하는 팀을 찾아요. 화요일 저녁이 좋아요.',
    days: 12,
  },
  {
    by: 'saebyeok',
    kinds: [PROJECT],
    roles: [Role.BACKEND],
    text: 'Go로 서버를 만들어 보고 싶어요. 밤에 코딩하는 편이에요.',
    days: 5,
  },
  {
    by: 'yubin',
    kinds: [STUDY],
    roles: [],
    text: '비전공자예요. 기초부터 꾸준히 할 스터디를 찾아요.',
    days: 14,
  },
  { by: 'naru', kinds: [STUDY], roles: [], text: '시험 준비를 같이 할 사람을 찾아요.', days: 9 },
];

/** An offer of the demo. */
interface DemoOffer {
  notice: NoticeName;
  to: DemoLoginId;
  role: Role | null;
  text: string;
  hoursAgo: number;
  state: typeof OfferState.OPEN | typeof OfferState.DECLINED;
}

const { OPEN, DECLINED } = OfferState;

/** Offers. Five open ones take naru out of the list. */
export const OFFERS: readonly DemoOffer[] = [
  {
    notice: 'cafeSeat',
    to: 'saebyeok',
    role: Role.BACKEND,
    text: '실시간 좌석 서버를 같이 만들 분을 찾고 있어요. 한번 이야기해 봐요!',
    hoursAgo: 20,
    state: OPEN,
  },
  {
    notice: 'timetable',
    to: 'yeoreum',
    role: Role.DESIGNER,
    text: '시간표 화면이 어려워서 디자이너의 눈이 필요해요.',
    hoursAgo: 50,
    state: DECLINED,
  },
  ...(['springBook', 'englishTest', 'figmaBasic', 'engineerCertificate', 'unityBasic'] as const).map(
    (notice, index) => ({
      notice,
      to: 'naru' as const,
      role: null,
      text: '같이 공부하면 좋겠어요. 공고를 보고 지원해 주세요.',
      hoursAgo: 6 + index * 7,
      state: OPEN as typeof OPEN,
    }),
  ),
];
