import * as z from 'zod';
import { UserId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import { LONG_LANE, record } from '../store/record';
import { ClosedAccount, Closing, DataExport } from './closing';

/** The closing of a company's account, while there is one. */
export const Closings = record({
  name: 'closing',
  schema: Closing,
  key: [],
  partition: () => ['CLOSING'],
  sort: () => ['CLOSING'],
  due: (closing) => closing.step_at,
  lane: LONG_LANE,
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
  lane: LONG_LANE,
});

/** A sign-in that is to be deleted because its person left: until the identity provider has done so. */
export const Leavings = record({
  name: 'leaving',
  schema: z.object({ id: UserId, sub: z.string(), due_at: Instant }),
  key: ['id'],
  partition: () => ['LEAVINGS'],
  sort: (k) => [k.id],
  due: (leaving) => leaving.due_at,
  lane: LONG_LANE,
});

export const exportFolder = (company: string) => `${company}/exports/`;
/** Where a part of an export lies; parts count from 1. */
export const exportKey = (company: string, id: string, part: number) => `${exportFolder(company)}${id}/${part}.zip`;
