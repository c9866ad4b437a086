import type { CompanyId } from '../kernel/ids';
import type { Table } from '../store/client';
import { transact } from '../store/transact';
import { writesFor } from '../store/write';
import { type Mail, type Mailer, Mails } from './mail';

const MOST_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 60_000;

const after = (now: string, attempts: number) =>
  new Date(Date.parse(now) + FIRST_PAUSE_MS * 2 ** attempts).toISOString();

/**
 * Sends one mail of the outbox. It is taken by a conditional write first, so of two senders one goes home; a refusal of the mail
 * service puts it back for later, further apart each time, and after the last attempt leaves it `failed` for a person to see.
 */
export const sendMail = async (
  table: Table,
  mailer: Mailer,
  mail: Mail,
  now: string,
): Promise<'sent' | 'taken' | 'later' | 'failed'> => {
  if (mail.status !== 'queued' || mail.due_at > now) return 'taken';
  const w = writesFor(table, mail.company_id as CompanyId);
  const taken: Mail = { ...mail, status: 'sending', attempts: mail.attempts + 1, version: mail.version + 1 };
  const took = await transact(table, [w.change(Mails, mail, taken)]);
  if (!took.ok) return 'taken';
  const settle = (outcome: Partial<Mail>) => transact(table, [w.change(Mails, taken, { ...taken, ...outcome })]);
  try {
    const { provider_id } = await mailer.send(mail);
    await settle({ status: 'sent', provider_id });
    return 'sent';
  } catch (error) {
    const last_error = error instanceof Error ? error.name : 'Error';
    const given_up = taken.attempts >= MOST_ATTEMPTS;
    await settle(
      given_up
        ? { status: 'failed', last_error }
        : { status: 'queued', last_error, due_at: after(now, taken.attempts) },
    );
    return given_up ? 'failed' : 'later';
  }
};
