import type { RequestHandler } from 'express';
import type { Text } from '../../../shared/language';
import type { Services } from '../../domain/context';
import { unsubscribe } from '../../modules';

const DONE: Text = { ko: '이제 이 메일을 보내지 않아요.', en: 'You won’t get these emails anymore.' };

/**
 * Unsubscribes from the mails that a link names, for mail programs (RFC 8058). They POST to the
 * page's URL without cookies and from any origin, so the token in the URL is the permission. A GET
 * shows the page and changes nothing.
 */
export function unsubscribeByLink(services: Services): RequestHandler {
  return async (req, res) => {
    const { token } = req.query;
    await unsubscribe(services, typeof token === 'string' ? token : '');
    res.set('Cache-Control', 'no-store').type('text').send(DONE[req.context.language]);
  };
}
