import { AppError } from '../../../platform/errors/app-error';
import { tryConsume } from '../../../platform/shared-state/rate-limits';
import { type Context, requireViewerId } from '../../context';
import { createExportPath } from '../../kit/export/export-link';
import { EXPORT_LIMIT } from '../member.rules';
import { confirmViewer } from '../member.service';

/**
 * Creates a link to the viewer's data, once a day (rules/privacy.md: A member's data).
 * @returns the path of the download
 * @throws {AppError} VALIDATION_FAILED for a wrong password, TOO_MANY_ATTEMPTS, SESSION_REQUIRED
 */
export async function prepareDataExport(ctx: Context, password: string): Promise<string> {
  await confirmViewer(ctx, 'password', password);
  const exceeded = await tryConsume(ctx.rateLimits, EXPORT_LIMIT, requireViewerId(ctx));
  if (exceeded) {
    throw new AppError('TOO_MANY_ATTEMPTS', {
      message: { ko: '내 데이터는 하루에 한 번 내려받을 수 있어요.', en: 'You can download your data once a day.' },
      retryAfter: exceeded.retryAfter,
    });
  }
  return createExportPath(ctx);
}
