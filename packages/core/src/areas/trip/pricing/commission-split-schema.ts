import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { Percentage } from '../../../base/percentage';
import { Instant, Version } from '../../../base/values';

/** Source: R-TRIP-071. */
export const COMMISSION_SPLIT_TYPES = ['host_agency', 'advisor'] as const;

/** Source: R-TRIP-170. */
export const OtherAdvisorSplit = z.object({ advisor_id: UserId, advisor_split: Percentage });

/**
 * Who gets how much of a commission: the host agency, the advisor of the trip, whoever referred the client, and others. Percentages
 * that add up to 100. `commission_split_type` says whom the supplier pays. Source: R-TRIP-072 (G-194).
 */
export const CommissionSplit = z.object({
  commission_split_type: z.enum(COMMISSION_SPLIT_TYPES).default('host_agency'),
  host_agency_split: Percentage,
  advisor_split: Percentage,
  refer_by_advisor_id: UserId.optional(),
  refer_by_advisor_split: Percentage.optional(),
  other_advisor_splits: z.array(OtherAdvisorSplit).max(20).default([]),
});
export type CommissionSplit = z.infer<typeof CommissionSplit>;

/** A row of the table of a split; `id` is the company for the host agency and the user for an advisor. Source: R-TRIP-071. */
export const CommissionSplitRow = z.object({
  split_type: z.enum(COMMISSION_SPLIT_TYPES),
  role: z.enum(['advisor', 'refer_by', 'other']).optional(),
  id: z.string(),
  split: Percentage,
});
export type CommissionSplitRow = z.infer<typeof CommissionSplitRow>;

/** The split of a whole trip, which its bookings follow unless they have their own. */
export const TripCommissionSplit = CommissionSplit.extend({ trip_id: TripId, updated_at: Instant, version: Version });
export type TripCommissionSplit = z.infer<typeof TripCommissionSplit>;
