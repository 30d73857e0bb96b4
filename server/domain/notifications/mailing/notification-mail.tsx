import type { ReactElement } from 'react';
import { LinkButton, MailLayout, Paragraph, TextLink } from '../../../platform/mail/layout';

/** A sentence about an event. */
export interface MailLine {
  text: string;
  /** URL of its page, if the sentence is a link. */
  link?: string;
}

interface NotificationMailProps {
  /** One sentence for each event. */
  lines: readonly MailLine[];
  /** Number of events without a sentence. */
  more: number;
  link: string;
  unsubscribe: { link: string; label: string };
}

/** Mail about notifications of one kind. */
export function NotificationMail({ lines, more, link, unsubscribe }: NotificationMailProps): ReactElement {
  return (
    <MailLayout title="새 알림이 있어요" unsubscribe={unsubscribe}>
      {lines.map(({ text, link: page }) => (
        <Paragraph key={text}>{page === undefined ? text : <TextLink href={page}>{text}</TextLink>}</Paragraph>
      ))}
      {more > 0 && <Paragraph>{`그 밖에 ${more}개가 더 있어요.`}</Paragraph>}
      <LinkButton href={link}>알림 보기</LinkButton>
    </MailLayout>
  );
}
