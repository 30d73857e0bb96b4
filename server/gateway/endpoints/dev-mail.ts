import { type Response, Router } from 'express';
import PostalMime, { type Email } from 'postal-mime';
import { AppError } from '../../platform/errors/app-error';
import { listMails, readMail } from '../../platform/mail/folder-mailer';
import { contentSecurityPolicy, createNonce } from '../headers/csp';
import { escapeHtml } from '../../platform/text/escape-html';

/** Number of mails on the first page. */
const MAX_LISTED = 50;

/**
 * Shows the mails that the server stores instead of sending. It is mounted outside of production
 * only, because everybody who reaches the server can read them. An iframe shows the HTML of a mail;
 * it may run and load nothing.
 */
export function devMailRouter(folder: string): Router {
  const router = Router();
  const read = async (name: string): Promise<Email> => {
    const bytes = await readMail(folder, name);
    if (!bytes) throw new AppError('NOT_FOUND');
    return PostalMime.parse(bytes);
  };
  router.get('/', async (_req, res) => {
    const names = (await listMails(folder)).slice(0, MAX_LISTED);
    const rows = await Promise.all(names.map(async (name) => listItem(name, await read(name))));
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>아직 보낸 메일이 없어요.</p>';
    sendPage(res, '보낸 메일', `<p>서버가 보내는 대신 저장한 메일이에요. 새것부터 보여요.</p>${list}`);
  });
  router.get('/:name', async (req, res) => {
    const { name } = req.params;
    const mail = await read(name);
    const subject = mail.subject ?? '';
    sendPage(
      res,
      subject,
      `<p><a href="/dev/mail">보낸 메일</a></p><p>${escapeHtml(headOf(mail))}</p>
      <iframe title="메일" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${name}/html"></iframe>
      <h2>글자만</h2><pre>${escapeHtml(mail.text ?? '')}</pre>`,
    );
  });
  router.get('/:name/html', async (req, res) => {
    const { html = '' } = await read(req.params.name);
    res.set('Content-Security-Policy', MAIL_POLICY).type('html').send(html);
  });
  return router;
}

/** Policy of a mail's HTML: no scripts and no requests. Links open another tab. */
const MAIL_POLICY = contentSecurityPolicy({
  'default-src': [`'none'`],
  'script-src': [`'none'`],
  'style-src': [`'unsafe-inline'`],
  'img-src': ['data:'],
  'connect-src': [`'none'`],
  'form-action': [`'none'`],
  'frame-ancestors': [`'self'`],
  sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
});

const STYLE = `
  :root { color-scheme: light dark; font-family: sans-serif; line-height: 1.6; }
  body { margin: 0 auto; max-width: 640px; padding: 16px; }
  li { margin: 12px 0; overflow-wrap: anywhere; }
  iframe { border: 1px solid; box-sizing: border-box; height: 480px; width: 100%; }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; }`;

function sendPage(res: Response, title: string, body: string): void {
  const nonce = createNonce();
  const policy = { 'default-src': [`'none'`], 'script-src': [`'none'`], 'style-src': [`'nonce-${nonce}'`] };
  res.set('Content-Security-Policy', contentSecurityPolicy({ ...policy, 'frame-src': [`'self'`] }));
  res.type('html').send(`<!doctype html><html lang="ko"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
    <style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`);
}

function listItem(name: string, mail: Email): string {
  return `<li><a href="/dev/mail/${name}">${escapeHtml(mail.subject ?? '')}</a><br>${escapeHtml(headOf(mail))}</li>`;
}

/** Recipients and time of a mail. */
function headOf({ to = [], date }: Email): string {
  const time = date === undefined ? '' : new Date(date).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });
  return `${to.map(({ address }) => address ?? '').join(', ')} · ${time}`;
}
