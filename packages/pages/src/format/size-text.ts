import { getLocale, type Reader } from './locale';

const STEP = 1000;

/** A file's size in bytes as people read it: 248 KB, 1.9 MB. */
export const sizeText = (reader: Reader, bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / STEP));
  if (kilobytes < STEP) return `${kilobytes}\u00a0KB`;
  const megabytes = new Intl.NumberFormat(getLocale(reader), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${megabytes.format(bytes / STEP / STEP)}\u00a0MB`;
};
