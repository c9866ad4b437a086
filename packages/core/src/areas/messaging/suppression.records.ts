import { record } from '../../store/record';
import type { TenantDb } from '../../store/tenant-db';
import { Bounce } from './bounce';
import type { Mail } from './mail';

/** Addresses, in lower case, to which nothing leaves by itself any more, because a mail came back or was complained about. */
export const Suppressions = record({
  name: 'mail_suppression',
  schema: Bounce,
  key: ['email'],
  partition: () => ['SUPPRESSED'],
  sort: (k) => [k.email],
});

const suppressionKey = (email: string) => ({ email: email.trim().toLowerCase() });

const AUTOMATIC: ReadonlySet<Mail['about']> = new Set(['reminder', 'payment reminder', 'notifications']);
/** Whether a mail leaves because its time has come, and no person pressed a button for it. */
export const leavesByItself = ({ about, asked_again }: Pick<Mail, 'about' | 'asked_again'>): boolean =>
  AUTOMATIC.has(about) && !asked_again;

/** Those of these addresses to which nothing leaves by itself, and since when and why. */
export const suppressedAmong = async (db: TenantDb, addresses: readonly string[]): Promise<Bounce[]> => {
  const found = await db.getMany(addresses.map((email) => ({ def: Suppressions, key: suppressionKey(email) })));
  return addresses.flatMap((email, i) => (found[i] ? [{ ...found[i], email }] : []));
};
