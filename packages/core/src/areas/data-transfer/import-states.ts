/**
 * An import from its beginning to its end: its columns are chosen, a dry run checks its rows, they are written, searches find whom it added, and it
 * may be taken back.
 */
export const IMPORT_STATES = [
  'new',
  'checking',
  'checked',
  'running',
  'finding',
  'done',
  'failed',
  'taking_back',
  'taken_back',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** While it is in one of these, a job goes on with it. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'running' || state === 'finding' || state === 'taking_back';
