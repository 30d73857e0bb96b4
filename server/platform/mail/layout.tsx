import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import type { ReactElement, ReactNode } from 'react';
import { inLanguage, type Language } from '../../../shared/language';

const FONT = "-apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif";

const STYLES = {
  body: { backgroundColor: '#f5f5f5', fontFamily: FONT, margin: 0, padding: '24px 12px' },
  container: { backgroundColor: '#ffffff', borderRadius: 8, maxWidth: 480, padding: '24px 28px' },
  heading: { color: '#141414', fontSize: 20, margin: '0 0 16px' },
  text: { color: '#262626', fontSize: 15, lineHeight: '24px', margin: '0 0 16px', wordBreak: 'keep-all' },
  button: {
    // The primary colour of the client.
    backgroundColor: '#0b6e4f',
    borderRadius: 6,
    color: '#ffffff',
    fontSize: 15,
    margin: '0 0 16px',
    padding: '12px 20px',
  },
  code: { color: '#141414', fontFamily: 'monospace', fontSize: 30, letterSpacing: 6, margin: '0 0 16px' },
  note: { color: '#595959', fontSize: 13, lineHeight: '20px', margin: '24px 0 0', wordBreak: 'keep-all' },
} as const;

/** The colours for a dark appearance. They replace the colours of STYLES, which are attributes. */
const DARK = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, body > table > tbody > tr > td { background-color: #0f1412 !important; }
  .card { background-color: #18201d !important; }
  .card h1, .card p { color: #e6ebe8 !important; }
  .card a { color: #5fd3a6 !important; }
  .card a.button { background-color: #5fd3a6 !important; color: #0c1713 !important; }
}`;

/** Layout of all mails. */
interface MailLayoutProps {
  language: Language;
  title: string;
  /**
   * URL of the page to unsubscribe, and the name of the kind of mails. Undefined for mails without
   * it.
   */
  unsubscribe?: { link: string; label: string };
  children: ReactNode;
}

/** A mail of 한팀. It loads nothing, so that the sender cannot see that it was opened. */
export function MailLayout({ language, title, unsubscribe, children }: MailLayoutProps): ReactElement {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Body style={STYLES.body}>
        <Container className="card" style={STYLES.container}>
          <Heading as="h1" style={STYLES.heading}>
            {title}
          </Heading>
          {children}
          <Text style={STYLES.note}>
            {inLanguage(language, {
              ko: '한팀에서 자동으로 보낸 메일이에요. 답장은 읽지 못해요.',
              en: 'Hanteam sent this email automatically. We can’t read replies.',
            })}
          </Text>
          {unsubscribe && (
            <Text style={STYLES.note}>
              {inLanguage(language, {
                ko: (
                  <>
                    ‘{unsubscribe.label}’ 메일을 더 받고 싶지 않으면 <a href={unsubscribe.link}>그만 받기</a>를 눌러
                    주세요.
                  </>
                ),
                en: (
                  <>
                    Don’t want emails about “{unsubscribe.label}”? <a href={unsubscribe.link}>Unsubscribe</a>
                  </>
                ),
              })}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }): ReactElement {
  return <Text style={STYLES.text}>{children}</Text>;
}

/** A link in the form of a button. The text version contains its URL. */
export function LinkButton({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <Button href={href} className="button" style={STYLES.button}>
      {children}
    </Button>
  );
}

/** A link in the text, which opens another tab like that of a button. */
export function TextLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** A code to type. It is one word, so that screen readers and the text version keep it whole. */
export function Code({ children }: { children: string }): ReactElement {
  return <Text style={STYLES.code}>{children}</Text>;
}

/** HTML and text of a mail. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** Renders a mail. Values are escaped in the HTML. */
export async function renderMail(mail: ReactElement): Promise<RenderedMail> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}
