import { foldAccents } from '../fold-accents';

const TITLES = 'MR|MRS|MS|MISS|MSTR|MSTER|MDM|DR|PROF|CHD|INF|ADT|HERR|FRAU|MME|MLLE|SR|SRA';
const SPACED_TITLE = new RegExp(String.raw`(?:\s(?:${TITLES})\.?){1,9}$`, 'i');
const GLUED_TITLE = /(?<=[A-Z]{2})(?:MRS|MSTR|MISS|MR|MS)$/;
const LEADING_TITLE = new RegExp(String.raw`^(?:(?:${TITLES})\.?\s+)+(?=\S+\s+\S)`, 'i');

const given = (text: string): string => text.trim().replace(SPACED_TITLE, '').replace(GLUED_TITLE, '').trim();

/** A traveler's name as people say it: `KRAUSE/VOLKERMR` is VOLKER KRAUSE; titles are left out. Nothing for a blank. */
export const personName = (written: string): string | undefined => {
  const text = written.replace(/\s+/g, ' ').trim().slice(0, 255);
  const slash = /^([^/\d]+)\/([^/\d]*)(?:\/.*)?$/.exec(text);
  if (slash) return [given(slash[2] ?? ''), (slash[1] ?? '').trim()].filter(Boolean).join(' ') || undefined;
  return text.replace(LEADING_TITLE, '') || undefined;
};

/** Whether two names are the same person's, whatever case, accents and order they are written in. */
export const nameKey = (name: string): string =>
  foldAccents(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
