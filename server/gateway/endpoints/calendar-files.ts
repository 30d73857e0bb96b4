import { Router } from 'express';
import { requireViewerId } from '../../domain/context';
import type { CalendarFiles } from '../../domain/kit/module/module';
import { ensureNoToken } from '../../domain/kit/sessions/token';
import type { Env } from '../../env';
import { renderCalendar } from '../../platform/calendar/calendar-file';
import { AppError } from '../../platform/errors/app-error';
import { publicUrlOf } from '../../platform/text/public-url';
import { parseId } from '../../platform/text/validation';
import { refuseUnknown } from '../errors/refuse-unknown';

const FILE_NAME = /^(\d{1,10})\.ics$/;

/** Serves the calendar files of the modules, at `/<name>/<id>.ics`, to members with a session. */
export function mountCalendarFiles(router: Router, env: Env, calendars: readonly CalendarFiles[]): void {
  const host = new URL(publicUrlOf(env, '/')).hostname;
  for (const { name, read } of calendars) {
    router.get(`/${name}/:file`, async (req, res) => {
      ensureNoToken(req.context);
      requireViewerId(req.context);
      const id = parseId(FILE_NAME.exec(req.params['file'] ?? '')?.[1]);
      const event = id === null ? undefined : await read(req.context, id);
      if (id === null || !event) throw new AppError('NOT_FOUND');
      const { page, ...content } = event;
      const source = { uid: `${name}-${id}@${host}`, url: publicUrlOf(env, page), language: req.context.language };
      // A browser that shows no calendar files saves it.
      res.set('Content-Disposition', `inline; filename="hanteam-${name}-${id}.ics"`);
      res.set('Content-Type', 'text/calendar; charset=utf-8').end(renderCalendar(source, content));
    });
  }
  // Otherwise other paths would get the client's page.
  router.use(refuseUnknown);
}
