import * as z from 'zod';
import { UserId } from '../../base/ids';
import { Instant } from '../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../store/record';
import { AccountClosure, ClosedAccount, DataExport } from './account-closure';

/** The closing of a company's account, while there is one. */
export const AccountClosures = record({
  name: 'closing',
  schema: AccountClosure,
  key: [],
  partition: () => ['CLOSING'],
  sort: () => ['CLOSING'],
  due: (closing) => closing.step_at,
  queue: LONG_RUNNING_QUEUE,
});

export const ClosedAccounts = record({
  name: 'closed_account',
  schema: ClosedAccount,
  key: [],
  partition: () => ['CLOSED'],
  sort: () => ['CLOSED'],
});

export const EXPORTS = ['EXPORTS'] as const;
/** A running export is due at once, a ready one when it runs out. */
export const DataExports = record({
  name: 'data_export',
  schema: DataExport,
  key: ['id'],
  partition: () => EXPORTS,
  sort: (k) => [k.id],
  due: (made) => (made.state === 'running' ? made.created_at : made.expires_at),
  queue: LONG_RUNNING_QUEUE,
});

/** A sign-in that is to be deleted because its person left: until the identity provider has done so. */
export const Offboardings = record({
  name: 'leaving',
  schema: z.object({ id: UserId, sub: z.string(), due_at: Instant }),
  key: ['id'],
  partition: () => ['LEAVINGS'],
  sort: (k) => [k.id],
  due: (leaving) => leaving.due_at,
  queue: LONG_RUNNING_QUEUE,
});

export const exportFolder = (company: string) => `${company}/exports/`;
/** Where a part of an export lies; parts count from 1. */
export const exportKey = (company: string, id: string, part: number) => `${exportFolder(company)}${id}/${part}.zip`;
