import { Counter, Histogram, type Registry } from 'prom-client';
import type { FileStore } from '../../files/file-store';
import { BUCKETS_SECONDS } from './requests';

/** Measures the calls of the store of pictures, and counts failed ones. */
export function watchPictures(register: Registry, pictures: FileStore): void {
  const durations = new Histogram({
    name: 'hanteam_picture_store_duration_seconds',
    help: 'Calls of the store of pictures (S3 or the local disk); a read ends before the bytes.',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  });
  const failures = new Counter({
    name: 'hanteam_picture_store_errors_total',
    help: 'Calls of the store of pictures that failed.',
    labelNames: ['operation'],
    registers: [register],
  });
  const measure = async <Result>(operation: string, call: () => Promise<Result>): Promise<Result> => {
    const end = durations.startTimer({ operation });
    try {
      return await call();
    } catch (error) {
      failures.inc({ operation });
      throw error;
    } finally {
      end();
    }
  };
  for (const operation of ['read', 'save', 'remove']) failures.inc({ operation }, 0);
  const read = pictures.read.bind(pictures);
  const save = pictures.save.bind(pictures);
  const remove = pictures.remove.bind(pictures);
  pictures.read = (name) => measure('read', () => read(name));
  pictures.save = (bytes) => measure('save', () => save(bytes));
  pictures.remove = (name) => measure('remove', () => remove(name));
}
