import type { OpenShare } from './open-shares';

/** A share of an invoice, and how much of a payment is for it, in minor units. */
export type Part = OpenShare & { key: string; amount: number };
/** Amounts that were typed for shares, by their keys. */
export type TypedParts = Readonly<Record<string, number>>;

export const toPartKey = ({ invoice_id, payer_id }: Pick<OpenShare, 'invoice_id' | 'payer_id'>): string =>
  `${invoice_id} ${payer_id}`;

/** As many invoices as are filled in by themselves: more may not fit into one transaction. */
const MOST_FILLED = 8;
/** Shares out a payment among what is owed, in its order, as far as it goes. What was typed stays as it was, and goes first. */
export const fillParts = (amount: number, shares: readonly OpenShare[], typed: TypedParts): Part[] => {
  const keyed = shares.map((share) => ({ ...share, key: toPartKey(share) }));
  const filled = new Set<string>();
  let left = keyed.reduce((rest, { key }) => rest - (typed[key] ?? 0), amount);
  return keyed.map((share) => {
    const fits = filled.has(share.invoice_id) || filled.size < MOST_FILLED;
    const given = typed[share.key] ?? (fits ? Math.min(share.owed, Math.max(left, 0)) : 0);
    if (given > 0) filled.add(share.invoice_id);
    if (typed[share.key] === undefined) left -= given;
    return { ...share, amount: given };
  });
};

/** What of a payment is left for its client; below 0 where the parts are more than it. */
export const toLeft = (amount: number, parts: readonly Part[]): number =>
  parts.reduce((rest, part) => rest - part.amount, amount);
