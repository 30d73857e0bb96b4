import { AppError } from '../../../platform/errors/app-error';
import { type Context, requireViewerId } from '../../context';
import { createExportPath } from '../../kit/export/export-link';
import { EXPORT_LIMIT } from '../member.rules';
import { confirmViewer } from '../member.service';

/**
 * Creates a link to the viewer's data, once a day (rules.md: A member's data).
 * @returns the path of the download
 * @throws {AppError} VALIDATION_FAILED for a wrong password, TOO_MANY_ATTEMPTS, SESSION_REQUIRED
 */
export async function prepareDataExport(ctx: Context, password: string): Promise<string> {
  await confirmViewer(ctx, 'password', password);
  try {
    await ctx.rateLimits.consume(EXPORT_LIMIT, requireViewerId(ctx));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_ATTEMPTS') throw error;
    const { retryAfter } = error;
    throw new AppError('TOO_MANY_ATTEMPTS', {
      message: { ko: '내 데이터는 하루에 한 번 내려받을 수 있어요.', en: 'You can download your data once a day.' },
      retryAfter,
    });
  }
  return createExportPath(ctx);
}
