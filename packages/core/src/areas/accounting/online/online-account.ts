import * as z from 'zod';
import { EncryptedText } from '../../../base/encrypted-text';
import { Instant, Version } from '../../../base/values';
import type { FieldEncryption } from '../../../store/field-encryption';
import { record } from '../../../store/record';

/** The account of a company that clients pay into online; its key never leaves. */
export const OnlineAccount = z.object({
  provider: z.literal('stripe'),
  account_id: z.string(),
  name: z.string(),
  /** Whether real money moves. */
  is_live: z.boolean(),
  /** The last letters of the key, by which people know it. */
  key_ends: z.string().max(4),
  api_key: EncryptedText,
  webhook_id: z.string(),
  webhook_secret: EncryptedText,
  connected_by_name: z.string(),
  connected_at: Instant,
  /** Since when it is about to be disconnected: nobody begins to pay any more. */
  closing_at: Instant.optional(),
  /** Since when Stripe doesn’t accept its key any more. */
  refused_at: Instant.optional(),
  /** Since when its key may not read what became of payments: what Stripe keeps, refunds, disputes and payouts. */
  limited_at: Instant.optional(),
  version: Version,
});
export type OnlineAccount = z.infer<typeof OnlineAccount>;

/** What people see of it. */
export const ShownAccount = OnlineAccount.pick({
  provider: true,
  name: true,
  is_live: true,
  key_ends: true,
  connected_by_name: true,
  connected_at: true,
  refused_at: true,
  limited_at: true,
});
/** Whether clients can begin to pay into it. */
export const isTaking = ({ closing_at, refused_at }: Pick<OnlineAccount, 'closing_at' | 'refused_at'>): boolean =>
  !closing_at && !refused_at;
export type ShownAccount = z.infer<typeof ShownAccount>;

export const ONLINE_ACCOUNT = 'ONLINE_ACCOUNT';
/** A company has one, or none. */
export const OnlineAccounts = record({
  name: 'online_account',
  schema: OnlineAccount,
  key: [],
  partition: () => [ONLINE_ACCOUNT],
  sort: () => [ONLINE_ACCOUNT],
});

const [KEY, SECRET] = ['online_key', 'online_secret'];
/** The key and the secret of an account as they are kept. */
export const encryptKeys = async (
  seal: FieldEncryption,
  company: string,
  { api_key, webhook_secret }: { api_key: string; webhook_secret: string },
): Promise<Pick<OnlineAccount, 'api_key' | 'webhook_secret'>> => ({
  api_key: await seal.encrypt(company, KEY, api_key),
  webhook_secret: await seal.encrypt(company, SECRET, webhook_secret),
});
export const readKey = (seal: FieldEncryption, company: string, { api_key }: OnlineAccount): Promise<string> =>
  seal.decrypt(company, KEY, api_key);
/** What its news are signed with. */
export const readSecret = (seal: FieldEncryption, company: string, { webhook_secret }: OnlineAccount) =>
  seal.decrypt(company, SECRET, webhook_secret);
