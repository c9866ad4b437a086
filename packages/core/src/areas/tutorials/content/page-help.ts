import type { Help } from '../tutorial';

type Written = Pick<Help, 'title' | 'body' | 'steps'>;
/** The help of one screen as it is written: what to read, and the tour. */
export type PageHelp = { tutorials: readonly Written[]; tour: Written };
