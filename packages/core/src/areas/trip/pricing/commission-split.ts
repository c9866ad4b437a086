import { decimal, tenTo } from '../../../base/decimals';
import { split as share } from '../../../base/money-split';
import { ok, type Result } from '../../../base/result';
import type { Money } from '../../../base/values';
import type { CommissionSplit, CommissionSplitRow } from './commission-split-schema';
import { refuse } from './errors';

/** Percentages have at most four decimals, so a hundredth of a basis point is a whole number. */
const SCALE = 4;
const WHOLE = 100 * 10 ** SCALE;
const weightOf = (percentage: string | undefined): number => {
  const { digits, scale } = decimal(percentage ?? '0');
  return Number(digits * tenTo(SCALE - scale));
};
const percentageOf = (weight: number): string => String(weight / 10 ** SCALE);

/** Whose shares these are: the company as host agency, and the advisor whose trip it is. */
export type Parties = { company_id: string; advisor_id: string };

/** A split as rows of a table, in the order they are paid; a share of nothing is no row. Source: R-TRIP-071. */
export const toSplitRows = (split: CommissionSplit, { company_id, advisor_id }: Parties): CommissionSplitRow[] => {
  const rows: CommissionSplitRow[] = [
    { split_type: 'host_agency', id: company_id, split: split.host_agency_split },
    { split_type: 'advisor', role: 'advisor', id: advisor_id, split: split.advisor_split },
    ...(split.refer_by_advisor_id
      ? [
          {
            split_type: 'advisor',
            role: 'refer_by',
            id: split.refer_by_advisor_id,
            split: split.refer_by_advisor_split ?? '0',
          } as const,
        ]
      : []),
    ...split.other_advisor_splits.map(
      (other) => ({ split_type: 'advisor', role: 'other', id: other.advisor_id, split: other.advisor_split }) as const,
    ),
  ];
  return rows.filter((row) => weightOf(row.split) > 0);
};

const weights = (split: CommissionSplit): number[] =>
  [
    split.host_agency_split,
    split.advisor_split,
    split.refer_by_advisor_split,
    ...split.other_advisor_splits.map((other) => other.advisor_split),
  ].map(weightOf);

/** What all shares come to, as a percentage: `100`, `99.5`. */
export const splitTotal = (split: CommissionSplit): string =>
  percentageOf(weights(split).reduce((sum, weight) => sum + weight, 0));

/** Shares add up to the whole and nobody has two; `advisor_id` is whose trip it is. Source: R-TRIP-072 (G-194). */
export const checkSplit = (split: CommissionSplit, advisor_id: string): Result<CommissionSplit> => {
  const total = splitTotal(split);
  if (weightOf(total) !== WHOLE) return refuse('commission_split.not_whole', { params: { total } });
  const named = [
    advisor_id,
    split.refer_by_advisor_id,
    ...split.other_advisor_splits.map((other) => other.advisor_id),
  ].filter((id) => id !== undefined);
  return new Set(named).size === named.length ? ok(split) : refuse('commission_split.twice');
};

/** What each row is paid of a commission; the shares add up to it to the minor unit, by largest remainder. */
export const allocateCommission = (rows: readonly CommissionSplitRow[], commission: Money): Money[] =>
  rows.length
    ? share(
        commission,
        rows.map((row) => weightOf(row.split)),
      )
    : [];

type Removed = Pick<CommissionSplitRow, 'split_type' | 'id'>;
const without = (split: CommissionSplit, { split_type, id }: Removed, { company_id, advisor_id }: Parties) => {
  if (split_type === 'host_agency') return id === company_id ? { ...split, host_agency_split: '0' } : split;
  if (id === split.refer_by_advisor_id)
    return { ...split, refer_by_advisor_id: undefined, refer_by_advisor_split: undefined };
  if (split.other_advisor_splits.some((other) => other.advisor_id === id))
    return { ...split, other_advisor_splits: split.other_advisor_splits.filter((other) => other.advisor_id !== id) };
  return id === advisor_id ? { ...split, advisor_split: '0' } : split;
};

/**
 * A split without one row; its share goes to the host agency, or to the advisor where it was the agency's own. Undefined when
 * nothing is left to share with; the same split when there is no such row. Source: R-TRIP-171.
 */
export const withoutRow = (split: CommissionSplit, row: Removed, parties: Parties): CommissionSplit | undefined => {
  const rest = without(split, row, parties);
  if (rest === split) return split;
  const left = weights(rest).reduce((sum, weight) => sum + weight, 0);
  if (left === 0) return undefined;
  const heir = row.split_type === 'host_agency' ? 'advisor_split' : 'host_agency_split';
  return { ...rest, [heir]: percentageOf(weightOf(rest[heir]) + WHOLE - left) };
};
