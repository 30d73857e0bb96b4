/** Kinds of contact or payment details outside of the service. */
export type ContactDetail = 'PHONE' | 'KAKAO' | 'ACCOUNT';

/** Digits in other spellings: 공일공, and letters that look like digits. */
const SPELLINGS: Readonly<Record<string, string>> = {
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
  o: '0',
  l: '1',
};
const SPELT = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** Allowed characters between the groups of a number. */
const GAP = String.raw`[\s.\-~_·()/]{0,3}`;

/**
 * Start of a mobile number, also with the country code or with a gap between all digits.
 * Excludes versions such as 0.1.0, where dots separate the digits of the prefix.
 */
const MOBILE_START = String.raw`(?<![\d.])(?:\+?82${GAP}0?|0\s?)1\s?[016789]`;
const MOBILE = new RegExp(String.raw`${MOBILE_START}(?:${GAP}\d){7,8}(?!\d)`);
/**
 * A mobile number of which at least a part is spelt. A particle that reads as a digit may follow
 * (오육칠팔이에요).
 */
const SPELT_MOBILE = new RegExp(String.raw`${MOBILE_START}(?:${GAP}\d){7,8}`);
/**
 * A landline or internet number with separated groups. Digits without separators may be anything.
 */
const LANDLINE = /(?<![\d.-])\(?0(?:2|[3-6]\d|70|50\d)[).\s-]{1,2}\d{3,4}[.\s-]{1,2}\d{4}(?![\d-])/;

/** Words that follow KakaoTalk's name if KakaoTalk is the subject of the project. */
const NOT_AN_ID = String.raw`(?!(?:login|log-in|o?auth|api|sdk|app|bot|chatbot|map|channel|developers?|link|pay|talk|react|node|server)(?:[0-9._]*)(?![a-z0-9_]))`;
const ID = String.raw`@?${NOT_AN_ID}[a-z0-9][a-z0-9._-]{3,}`;
const ID_WITH_DIGIT = String.raw`@?${NOT_AN_ID}(?=[a-z._-]*[\d_])(?=[\d._-]*[a-z])[a-z0-9._-]{4,}`;
const TALK = `(?:카카오톡|카톡|${'ㅋㅌ'.normalize('NFKC')}|kakao ?talk)`;
const KAKAO = [
  new RegExp(
    String.raw`(?:${TALK}|카카오|kakao|톡)\s*(?:계정\s*)?(?:아이디|id|계정)\s*(?:은|는|이|가)?\s*[:=(→-]*\s*${ID}`,
  ),
  new RegExp(String.raw`(?:${TALK}|kakao)\s*[:=]\s*${ID}`),
  new RegExp(String.raw`${TALK}\s*(?:은|는|으로|로)?\s*\(?\s*${ID_WITH_DIGIT}`),
  new RegExp(String.raw`(?:아이디|id)\s*(?:은|는)?\s*[:=]?\s*${ID}\s*(?:으로|로)?\s*(?:카톡|카카오톡|톡 주)`),
  /open\.kakao\.com\/(?:o|me)\/\w/,
];

/** Names of banks that have no other meaning. */
const BANK =
  '(?:신한|농협|카카오뱅크|카뱅|토스뱅크|케이뱅크|새마을금고|우체국|수협|신협|국민|우리|하나|기업|토스|kb|nh|ibk)';
const NUMBER = String.raw`\d(?:[\s-]?\d)`;
const ACCOUNT = [
  new RegExp(String.raw`(?:계좌|은행|입금|송금)[^\d\n]{0,12}(?<!\d)${NUMBER}{9,13}(?!\d)`),
  new RegExp(String.raw`${BANK}\s*(?:은행)?\s*[:(]?\s*${NUMBER}{10,13}(?!\d)`),
  // Three groups. The last one is longer than in a telephone number.
  /(?<![\d-])\d{3,6}-\d{2,6}-\d{6,7}(?![\d-])/,
];

/**
 * Finds a telephone number, a KakaoTalk id or an account number in a text before it is published.
 * It only causes a warning and blocks nothing, so it may miss other spellings.
 */
export function findContactDetail(written: string): ContactDetail | undefined {
  const text = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-');
  const inDigits = text.replace(SPELT, (spelt) => SPELLINGS[spelt] ?? spelt);
  const finds = (patterns: readonly RegExp[], ...among: readonly string[]): boolean =>
    among.some((each) => patterns.some((pattern) => pattern.test(each)));
  if (finds([MOBILE, LANDLINE], text) || hasSpeltMobile(text, inDigits)) return 'PHONE';
  if (finds(KAKAO, text)) return 'KAKAO';
  return finds(ACCOUNT, text, inDigits) ? 'ACCOUNT' : undefined;
}

/** Each spelling is one character, so a match in the digits has the same position in the text. */
function hasSpeltMobile(text: string, inDigits: string): boolean {
  const found = SPELT_MOBILE.exec(inDigits);
  if (!found) return false;
  const end = found.index + found[0].length;
  return text.slice(found.index, end) !== found[0];
}
