import type { RequestHandler } from 'express';
import type { Services } from '../../domain/context';
import type { Unsubscribe } from '../../domain/kit/module/module';

/**
 * Unsubscribes from the mails that a link names, for mail programs (RFC 8058). They POST to the
 * page's URL without cookies and from any origin, so the token in the URL is the permission. A GET
 * shows the page and changes nothing.
 */
export function unsubscribeByLink(services: Services, unsubscribe: Unsubscribe): RequestHandler {
  return async (req, res) => {
    const { token } = req.query;
    await unsubscribe(services, typeof token === 'string' ? token : '');
    res.set('Cache-Control', 'no-store').type('text').send('이제 이 메일을 보내지 않아요.');
  };
}
