import type { ReactElement } from 'react';
import { inLanguage, type Language } from '../../../../shared/language';
import { LinkButton, MailLayout, Paragraph, TextLink } from '../../../platform/mail/layout';

/** A sentence about an event. */
export interface MailLine {
  text: string;
  /** URL of its page, if the sentence is a link. */
  link?: string;
}

interface NotificationMailProps {
  language: Language;
  /** One sentence for each event. */
  lines: readonly MailLine[];
  /** Number of events without a sentence. */
  more: number;
  link: string;
  unsubscribe: { link: string; label: string };
}

/** Mail about notifications of one kind. */
export function NotificationMail({ language, lines, more, link, unsubscribe }: NotificationMailProps): ReactElement {
  return (
    <MailLayout
      language={language}
      title={inLanguage(language, { ko: '새 알림이 있어요', en: 'You have new notifications' })}
      unsubscribe={unsubscribe}
    >
      {lines.map(({ text, link: page }) => (
        <Paragraph key={text}>{page === undefined ? text : <TextLink href={page}>{text}</TextLink>}</Paragraph>
      ))}
      {more > 0 && (
        <Paragraph>
          {inLanguage(language, { ko: `그 밖에 알림 ${more}개가 더 있어요.`, en: `And ${more} more.` })}
        </Paragraph>
      )}
      <LinkButton href={link}>{inLanguage(language, { ko: '알림 보기', en: 'See notifications' })}</LinkButton>
    </MailLayout>
  );
}
