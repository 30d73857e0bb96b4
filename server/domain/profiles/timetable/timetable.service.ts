import { foldName } from '../../../../shared/fold-name';
import { type Context, requireViewerId } from '../../context';
import { defineCleanup } from '../../kit/jobs/batches';
import { inTransaction, type Transaction } from '../../kit/transaction/transaction';
import { lockProfile } from '../profile.sql';
import { deleteOutdatedCourses, replaceCourses } from './course.sql';
import { deleteOutdatedFreeHours, replaceFreeHours } from './free-hours.sql';
import type { UpdateCoursesInput, UpdateFreeHoursInput } from './timetable.inputs';
import { ensurePresentOrNextSemester } from './semester.rules';
import { TIMETABLE_LIMIT } from './timetable.rules';

/**
 * Replaces the viewer's courses of the present or the next semester (rules/profiles.md: Own courses
 * and free hours).
 * @throws {AppError} VALIDATION_FAILED for another semester, TOO_MANY_ATTEMPTS; UNAUTHENTICATED
 *   after a withdrawal
 */
export function updateCourses(ctx: Context, { semester, courses }: UpdateCoursesInput): Promise<void> {
  const keyed = courses.map(({ name, section }) => ({ key: foldName(name), name, section }));
  return changeTimetable(ctx, semester, (tx) => replaceCourses(tx, semester, keyed));
}

/**
 * Replaces the viewer's free hours by those of the present or the next semester (rules/profiles.md:
 * Own courses and free hours).
 * @throws {AppError} VALIDATION_FAILED for another semester, TOO_MANY_ATTEMPTS; UNAUTHENTICATED
 *   after a withdrawal
 */
export function updateFreeHours(ctx: Context, { semester, hours }: UpdateFreeHoursInput): Promise<void> {
  return changeTimetable(ctx, semester, (tx) => replaceFreeHours(tx, semester, hours));
}

async function changeTimetable(
  ctx: Context,
  semester: string,
  change: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.rateLimits.consume(TIMETABLE_LIMIT, requireViewerId(ctx));
  await inTransaction(ctx, async (tx) => {
    await ensurePresentOrNextSemester(tx, semester);
    await lockProfile(tx);
    await change(tx);
  });
}

/** Deletes courses and free hours a year after their semester. */
export const DELETE_OUTDATED_TIMETABLES = defineCleanup({
  name: 'deleteOutdatedTimetables',
  schedule: '50 18 * * *',
  statements: [deleteOutdatedCourses, deleteOutdatedFreeHours],
});
