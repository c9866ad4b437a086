import * as z from 'zod';
import { Instant } from '../../../base/values';
import type { Booking } from './booking';

/** Where a booking's client approval comes from: the client's own page, or an advisor who noted it. */
export const ApprovalSource = z.object({
  source: z.enum(['client', 'advisor']),
  name: z.string().max(510),
  at: Instant,
  /** What the client wrote with it. */
  note: z.string().max(2000).optional(),
});
export type ApprovalSource = z.infer<typeof ApprovalSource>;

type Approved = Pick<Booking, 'client_approval' | 'client_approval_source'>;

/** A saved booking with the advisor as the source of its client approval, where the save changed it. */
export const withAdvisorApproval = <T extends Approved>(
  before: Approved,
  after: T,
  { name, at }: Pick<ApprovalSource, 'name' | 'at'>,
): T => {
  if (before.client_approval === after.client_approval) return after;
  const { client_approval_source: _, ...rest } = after;
  const source = after.client_approval && { source: 'advisor' as const, name, at };
  return { ...rest, ...(source && { client_approval_source: source }) } as T;
};
