import { KNOWN_SCHOOLS, schoolKey } from './school-names';
import { hasDomains, personKey, parseSchoolAddress } from './school-domains';

const verdictOf = (email: string): string => {
  const address = parseSchoolAddress(email);
  return address.verdict === 'school' ? address.schoolKey : address.verdict;
};

describe('the school of an address', () => {
  it.each([
    ['min@skku.edu', '성균관대학교'],
    ['min@SKKU.EDU', '성균관대학교'],
    ['Min.Kim+team@skku.edu', '성균관대학교'],
    ['min@g.skku.edu', '성균관대학교'],
    ['min@mail.cs.skku.edu', '성균관대학교'],
    ['min@snu.ac.kr', '서울대학교'],
    ['min@kookmin.kr', '국민대학교'],
    ['min@hanbit.example', '한빛대학교'],
    ['"a@b"@snu.ac.kr', '서울대학교'],
    ['min@ｓｋｋｕ.edu', '성균관대학교'],
  ])('of %s is %s', (email, school) => {
    expect(verdictOf(email)).toBe(schoolKey(school));
  });

  it.each([
    ['a suffix that looks alike', 'min@notskku.edu'],
    ['a domain that contains the domain', 'min@skku.edu.example.com'],
    ['the domain in the local part', 'skku.edu@example.com'],
    ['an open top-level domain', 'min@gcu.ac'],
    ['another open top-level domain', 'min@mail.kcu.ac'],
    ['a part of a domain', 'min@ac.kr'],
    ['the top-level domain', 'min@edu'],
    ['a free mail service', 'min@naver.com'],
    ['a domain that others use too', 'min@knu.kr'],
    ['an IDN that looks alike', 'min@skkυ.edu'],
    ['an IDN of Korean letters', 'min@성균관대.kr'],
    ['a punycode host', 'min@xn--sk-nya.edu'],
    ['a host that no domain can have', 'min@skku..edu'],
    ['an empty host', 'min@'],
    ['an address without a host', 'skku.edu.'],
  ])('is unknown for %s', (_what, email) => {
    expect(verdictOf(email)).toBe('unknown');
  });

  it.each(['min@alumni.skku.edu', 'min@alum.snu.ac.kr', 'min@ALUMNI.snu.ac.kr', 'min@mail.grad-alumni.snu.ac.kr'])(
    '%s belongs to a graduate',
    (email) => {
      expect(verdictOf(email)).toBe('alumni');
    },
  );

  it('is found for every domain in the list', () => {
    for (const { name, domains } of KNOWN_SCHOOLS) {
      for (const domain of domains) expect([domain, verdictOf(`min@${domain}`)]).toEqual([domain, schoolKey(name)]);
    }
  });

  it('has domains of its own', () => {
    const domains = KNOWN_SCHOOLS.flatMap((school) => school.domains);
    expect(domains.filter((domain, index) => domains.indexOf(domain) !== index)).toEqual([]);
  });
});

describe('a school', () => {
  it('with a domain can be verified', () => {
    expect(hasDomains(schoolKey('성균관대'))).toBe(true);
  });

  it.each(['두빛대학교', '글로벌사이버대학교'])('without a domain cannot be verified: %s', (name) => {
    expect(hasDomains(schoolKey(name))).toBe(false);
  });
});

describe('a person', () => {
  const key = (email: string): string => personKey(email, '성균관대학교');

  it.each(['Min@skku.edu', 'min+team@skku.edu', 'min@g.skku.edu', 'MIN+@skku.edu'])('is behind %s', (email) => {
    expect(key(email)).toBe(key('min@skku.edu'));
  });

  it.each(['min.kim@skku.edu', 'kim@skku.edu', '+min@skku.edu'])('is not behind %s', (email) => {
    expect(key(email)).not.toBe(key('min@skku.edu'));
  });

  it('has another key at another school', () => {
    expect(personKey('min@snu.ac.kr', '서울대학교')).not.toBe(key('min@skku.edu'));
  });
});
