import * as z from 'zod';
import type { CompanyId } from '../kernel/ids';
import { Email, Instant } from '../kernel/values';
import type { Table } from '../store/client';
import { getRecords } from '../store/read';
import { record } from '../store/record';
import { BOUNCE_REASONS } from './bounce';
import type { Mail } from './mail';

/** Addresses, in lower case, to which nothing leaves by itself any more, because a mail came back or was complained about. */
export const Suppressions = record({
  name: 'mail_suppression',
  schema: z.object({ email: Email, reason: z.enum(BOUNCE_REASONS), at: Instant }),
  key: ['email'],
  partition: () => ['SUPPRESSED'],
  sort: (k) => [k.email],
});

const suppressionKey = (email: string) => ({ email: email.trim().toLowerCase() });

const AUTOMATIC: ReadonlySet<Mail['about']> = new Set(['reminder', 'notifications']);
/** Whether a mail leaves because its time has come, and no person pressed a button for it. */
export const leavesByItself = ({ about, asked_again }: Pick<Mail, 'about' | 'asked_again'>): boolean =>
  AUTOMATIC.has(about) && !asked_again;

/** Those of these addresses to which nothing leaves by itself. */
export const suppressedAmong = async (table: Table, company: CompanyId, addresses: readonly string[]) => {
  const found = await getRecords(
    table,
    company,
    addresses.map((email) => ({ def: Suppressions, key: suppressionKey(email) })),
  );
  return addresses.filter((_, i) => found[i]);
};
