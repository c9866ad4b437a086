import * as z from 'zod';
import { DataExportId, UserId } from '../../base/ids';
import { Email, Instant, Version } from '../../base/values';

/** For so many days the closing of a company's account can be taken back. */
export const GRACE_DAYS = 30;
/** For so many days an export can be downloaded. */
export const EXPORT_DAYS = 7;

/**
 * How far the closing of a company's account is: links are being closed, it waits for its 30 days, links are being opened again because it
 * was taken back, or it is being deleted.
 */
export const CLOSURE_STATES = ['closing', 'waiting', 'reopening', 'deleting'] as const;
export const AccountClosure = z.object({
  state: z.enum(CLOSURE_STATES),
  /** Who closed it: the owner. */
  by: UserId,
  /** Their address, to which it is said that all is deleted. */
  email: Email,
  closed_at: Instant,
  delete_at: Instant,
  /** When the job goes on with it. */
  step_at: Instant,
  /** How often the whole company was gone through in this state. */
  passes: z.int().default(0),
  /** Where the job goes on in the table; from its start without it. */
  cursor: z.string().optional(),
  /** What this pass, and all of them, have deleted. */
  found: z.int().default(0),
  deleted: z.int().default(0),
  version: Version,
});
export type AccountClosure = z.infer<typeof AccountClosure>;

/** Whether the closing can still be taken back. */
export const canUndoClosure = (
  { state, delete_at }: Pick<AccountClosure, 'state' | 'delete_at'>,
  now: string,
): boolean => state !== 'deleting' && now < delete_at;

/** A closing as everybody of the company sees it; one that was taken back is none. */
export const toClosureView = (closing: AccountClosure | undefined) =>
  closing && closing.state !== 'reopening'
    ? { state: closing.state, closed_at: closing.closed_at, delete_at: closing.delete_at }
    : undefined;

/** What the law, or an agreement, has kept of a company that was deleted, and where. Nothing of its content. */
export const RETAINED_BY_LAW = [
  'The fact that the account was deleted, and when.',
  'Subscription receipts: with our payment service, for as long as tax law requires.',
  'Invoices to clients: in your export. Keep it for as long as tax law requires.',
] as const;

/** All that is left of a company. */
export const ClosedAccount = z.object({
  closed_at: Instant,
  deleted_at: Instant,
  deleted: z.int(),
  kept: z.array(z.string()),
});
export type ClosedAccount = z.infer<typeof ClosedAccount>;

/** A copy of everything a company has, in parts that are ZIP files; `bytes` is the size of a part. */
export const DataExport = z.object({
  id: DataExportId,
  user_id: UserId,
  state: z.enum(['running', 'ready']),
  parts: z.array(z.object({ bytes: z.int() })).default([]),
  records: z.int().default(0),
  files: z.int().default(0),
  /** Where the job goes on: in the table, then in the files. */
  phase: z.enum(['records', 'files']).default('records'),
  cursor: z.string().optional(),
  created_at: Instant,
  /** When it can no longer be downloaded, and goes. */
  expires_at: Instant.optional(),
  version: Version,
});
export type DataExport = z.infer<typeof DataExport>;
