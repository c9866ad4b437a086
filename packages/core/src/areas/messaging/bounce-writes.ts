import type { Table } from '../../store/client';
import type { Write, Writes } from '../../store/write';
import type { Bounce } from './bounce';
import type { Mail } from './mail';

/** What the area that a mail is about keeps of its bounces, in the same transaction; given by the job that sends or hears. */
export type BounceWrites = (table: Table, w: Writes, mail: Mail, bounces: readonly Bounce[]) => Promise<Write[]>;
