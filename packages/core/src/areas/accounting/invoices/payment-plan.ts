import { addDays } from '../../../base/days';
import { money, percentOf } from '../../../base/money';
import { split } from '../../../base/money-split';
import { toPercentUnits, WHOLE_PERCENT } from '../../../base/percentage-units';
import { sum } from '../../../base/sum';
import type { MilestoneDue, MilestonePart } from './milestone';

/** The days that milestones count from. */
export type PlanDays = { issue_date: string; departure?: string | undefined; final_payment?: string | undefined };

/** The day of a milestone; undefined where the day that it counts from is not known yet. Nothing is due before the invoice is issued. */
export const toDueDay = (due: MilestoneDue, { issue_date, departure, final_payment }: PlanDays): string | undefined => {
  const later = (day: string | undefined) => day && (day < issue_date ? issue_date : day);
  switch (due.kind) {
    case 'on_day':
      return later(due.day);
    case 'after_issue':
      return addDays(issue_date, due.days);
    case 'before_departure':
      return later(departure && addDays(departure, -due.days));
    case 'before_final_payment':
      return later(final_payment && addDays(final_payment, -due.days));
  }
};

type Parts = readonly MilestonePart[];
const isLast = (parts: Parts, i: number) => i === parts.length - 1;

/** Weights of a plan in percent; undefined where it names amounts, or more than the whole. */
const toWeights = (parts: Parts): number[] | undefined => {
  const named = parts.map((part, i) => {
    if (part.mode === 'amount') return undefined;
    return part.mode === 'percentage' && !isLast(parts, i) ? toPercentUnits(part.percentage) : 0;
  });
  if (named.includes(undefined)) return undefined;
  const weights = named.map(Number);
  const rest = WHOLE_PERCENT - sum(weights);
  return rest < 0 ? undefined : weights.map((weight, i) => (isLast(parts, i) ? rest : weight));
};

/** What each part comes to in minor units; the last takes the rest, which is negative where the others are too much. */
export const toPartAmounts = (parts: Parts, total: number, currency: string): number[] => {
  const named = parts.map((part, i) => {
    if (isLast(parts, i) || part.mode === 'rest') return 0;
    return part.mode === 'amount' ? part.amount : percentOf(money(total, currency), part.percentage).minor;
  });
  return named.map((amount, i) => (isLast(parts, i) ? total - sum(named) : amount));
};

/**
 * What each payer pays at each milestone, one row for a payer: rows add up to the payers' shares, columns to the milestones. In percent,
 * each payer's share is split by milestone. Where amounts are named, each milestone is split by payer, so that it comes to the amount that
 * was typed; the last one takes what is left of each share.
 */
export const toPaymentGrid = (parts: Parts, shares: readonly number[], currency: string): number[][] => {
  const weights = toWeights(parts);
  if (weights) return shares.map((share) => split(money(share, currency), weights).map(({ minor }) => minor));
  const amounts = toPartAmounts(parts, sum(shares), currency);
  const columns = amounts
    .slice(0, -1)
    .map((amount) => split(money(amount, currency), shares).map(({ minor }) => minor));
  const grid = shares.map((share, payer) => {
    const cells = columns.map((column) => column[payer] ?? 0);
    return [...cells, share - sum(cells)];
  });
  // Where little is left for the last part, rounding up before could leave a payer less than nothing: then each share is split by itself.
  const isShort = (amounts.at(-1) ?? 0) >= 0 && grid.some((cells) => (cells.at(-1) ?? 0) < 0);
  return isShort ? shares.map((share) => split(money(share, currency), amounts).map(({ minor }) => minor)) : grid;
};

/** Where a plan doesn't add up to the invoice, by the number of the part; undefined where it does. */
export const findPlanFault = (parts: Parts, total: number, currency: string): number | undefined => {
  const early = parts.findIndex((part, i) => part.mode === 'rest' && !isLast(parts, i));
  if (early >= 0) return early;
  if (parts.at(-1)?.mode === 'rest') return undefined;
  const named = parts.map((part) =>
    part.mode === 'percentage'
      ? percentOf(money(total, currency), part.percentage).minor
      : part.mode === 'amount'
        ? part.amount
        : 0,
  );
  const isWhole = parts.every((part) => part.mode === 'percentage')
    ? sum(parts.map((part) => (part.mode === 'percentage' ? toPercentUnits(part.percentage) : 0))) === WHOLE_PERCENT
    : sum(named) === total;
  return isWhole ? undefined : parts.length - 1;
};
