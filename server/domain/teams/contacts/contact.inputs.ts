import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { BOUNDS } from '../../../../shared/bounds';
import { optionalText, Valid } from '../../../platform/text/validation';
import { parseLink } from '../team-link';

const PHONE = /^(0\d{1,2})-?(\d{3,4})-?(\d{4})$/;
const GITHUB = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/;
const DISCORD = /^[a-z0-9._]{2,}$/;

const toOpenChat = (value: string): string | null => parseLink(value, ['open.kakao.com']);
const toEmail = (value: string): string | null => z.email().safeParse(value).data ?? null;
const toPhone = (value: string): string | null => (PHONE.test(value) ? value.replace(PHONE, '$1-$2-$3') : null);
const toGithub = (value: string): string | null => (GITHUB.test(value) ? value : null);
const toDiscord = (value: string): string | null => (DISCORD.test(value) ? value : null);

/** Input of `updateContacts`. An empty value is not shared. */
@InputType({
  description: 'The contacts that the viewer shares with teammates (연락처). An empty value is not shared.',
})
export class UpdateContactsInput {
  @Valid(
    optionalText({ ko: '오픈채팅', en: 'the open chat' }, BOUNDS.openChat, toOpenChat, {
      ko: '카카오톡 오픈채팅 주소를 확인해 주세요.',
      en: 'Check the KakaoTalk open chat address.',
    }),
  )
  @Field(() => String, { nullable: true, description: 'A KakaoTalk open chat (오픈채팅): https://open.kakao.com/….' })
  openChat!: string | null;

  @Valid(
    optionalText({ ko: '이메일', en: 'your email address' }, BOUNDS.email, toEmail, {
      ko: '이메일 주소를 확인해 주세요.',
      en: 'Check the email address.',
    }),
  )
  @Field(() => String, {
    nullable: true,
    description: 'An e-mail address (이메일). It may differ from the address of the account.',
  })
  email!: string | null;

  @Valid(
    optionalText({ ko: '전화번호', en: 'your phone number' }, BOUNDS.phone, toPhone, {
      ko: '전화번호를 확인해 주세요.',
      en: 'Check the phone number.',
    }),
  )
  @Field(() => String, { nullable: true, description: 'A Korean phone number (전화번호).' })
  phone!: string | null;

  @Valid(
    optionalText({ ko: '깃허브', en: 'your GitHub username' }, BOUNDS.github, toGithub, {
      ko: '깃허브 사용자 이름을 확인해 주세요.',
      en: 'Check the GitHub username.',
    }),
  )
  @Field(() => String, { nullable: true, description: 'A user name at GitHub (깃허브).' })
  github!: string | null;

  @Valid(
    optionalText({ ko: '디스코드', en: 'your Discord username' }, BOUNDS.discord, toDiscord, {
      ko: '디스코드 사용자 이름을 확인해 주세요.',
      en: 'Check the Discord username.',
    }),
  )
  @Field(() => String, { nullable: true, description: 'A user name at Discord (디스코드).' })
  discord!: string | null;
}
