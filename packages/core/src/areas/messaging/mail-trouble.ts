import type { NewId } from '../../base/ids';
import { eventWrite } from '../../store/outbox';
import type { Write, Writes } from '../../store/write';
import { isToldOf, type Mail, Mails } from './mail';
import { mailFailed, mailUnsure } from './mail.events';

const ENDED = { unsure: mailUnsure, failed: mailFailed } as const;

/**
 * A mail that is not sent any further by itself, and the fact of it: one transaction under the mail's version, so its sender is told once
 * however many jobs look. Fields of `mail` that differ from the stored ones are kept with it. A mail that only says what stands behind the
 * bell is not told of: what it said stands there.
 */
export const mailTrouble = (
  db: Writes,
  mail: Mail,
  status: keyof typeof ENDED,
  cause: { newId: NewId; now: string },
): Write[] => [
  db.change(Mails, { ...mail, last_error: undefined }, { ...mail, status }),
  ...(isToldOf(mail) ? [eventWrite(db, ENDED[status](mail), cause)] : []),
];
