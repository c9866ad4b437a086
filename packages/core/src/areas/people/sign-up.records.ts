import * as z from 'zod';
import { SIGN_UP_TYPES } from '../../access/company';
import { epochSeconds } from '../../base/epoch-seconds';
import { later } from '../../base/later';
import { ok, type Result, refuse } from '../../base/result';
import { Email, Instant, Name, Version } from '../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../store/record';
import { tokenHash } from '../../store/token-hash';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How many mails sign-ups can send to one address within an hour. */
const MAX_MAILS_AN_HOUR = 10;

/** What somebody who signed up told us, until their address is confirmed: only then is there a company. */
export const PendingSignUps = record({
  name: 'pending_sign_up',
  schema: z.object({
    sub: z.string(),
    company_type: z.enum(SIGN_UP_TYPES),
    company_name: Name,
    first_name: Name,
    last_name: Name,
    email: Email,
    created_at: Instant,
    /** When an account that nobody confirmed is deleted. */
    delete_at: Instant,
  }),
  key: ['sub'],
  partition: (k) => ['SIGN_UP', k.sub],
  sort: () => ['PENDING'],
  due: ({ delete_at }) => delete_at,
  queue: LONG_RUNNING_QUEUE,
});
export type PendingSignUp = z.infer<typeof PendingSignUps.schema>;

/** A sign-up that was begun at `now`. */
export const newPendingSignUp = (
  told: Omit<PendingSignUp, 'created_at' | 'delete_at'>,
  now: string,
): PendingSignUp => ({
  ...told,
  created_at: now,
  delete_at: later(now, DAY_MS),
});

/** When sign-ups mailed an address. By its hash: whoever reads the table learns no address of somebody who has no account. */
export const SignUpMails = record({
  name: 'sign_up_mails',
  schema: z.object({ address_hash: z.string(), sent: z.array(Instant).max(MAX_MAILS_AN_HOUR), version: Version }),
  key: ['address_hash'],
  partition: (k) => ['SIGN_UP_MAILS', k.address_hash],
  sort: () => ['MAILS'],
  expires: ({ sent }) => epochSeconds(sent.at(-1) ?? '') + DAY_MS / 1000,
});
export type SignUpMails = z.infer<typeof SignUpMails.schema>;

/** How long the identity provider may take to be asked for the account that a counted mail announces. */
const ASKED_FOR_MS = 60_000;
/** Whether a sign-up of ours just counted a mail to this address: whoever asks the identity provider itself counts none. */
export const isAnnounced = (mails: SignUpMails | undefined, now: string): boolean =>
  Date.parse(mails?.sent.at(-1) ?? '') > Date.parse(now) - ASKED_FOR_MS;

export const addressHash = (email: string): string => tokenHash(email.trim().toLowerCase());

/** The mails to an address with one more at `now`. Refuses `request.too_many`, whether or not the address has an account. */
export const addSignUpMail = (
  before: SignUpMails | undefined,
  address_hash: string,
  now: string,
): Result<SignUpMails> => {
  const recent = (before?.sent ?? []).filter((at) => Date.parse(at) > Date.parse(now) - HOUR_MS);
  if (recent.length >= MAX_MAILS_AN_HOUR) return refuse('request.too_many', { params: { wait: 'an hour' } });
  return ok({ address_hash, sent: [...recent, now], version: (before?.version ?? 0) + 1 });
};
