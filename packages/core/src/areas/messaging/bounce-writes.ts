import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import type { Bounce } from './bounce';
import type { Mail } from './mail';

/** What the area that a mail is about keeps of its bounces, in the same transaction; given by the job that sends or hears. */
export type BounceWrites = (db: TenantDb, mail: Mail, bounces: readonly Bounce[]) => Promise<Write[]>;
