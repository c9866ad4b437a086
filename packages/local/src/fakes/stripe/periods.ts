import type { Item, Subscription } from './shapes';

/** The same day so many months or years on; the last day of a shorter month. In seconds. */
export const after = (seconds: number, interval: 'month' | 'year'): number => {
  const from = new Date(seconds * 1000);
  const months = interval === 'month' ? 1 : 12;
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), days);
  return Math.floor(
    (Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day) + (from.getTime() % 86_400_000)) / 1000,
  );
};

type Billed = Pick<Item, 'price' | 'quantity'>;
/** What items cost for one period. */
export const sumItemAmounts = (items: readonly Billed[]) =>
  items.reduce((sum, i) => sum + i.price.unit_amount * i.quantity, 0);
export const getBillingInterval = (items: readonly Billed[]) => items[0]?.price.recurring.interval ?? 'month';
export const getBillingPeriod = ({ items }: Subscription) => {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
};
export const withPeriod = (items: readonly Item[], start: number, end: number): Item[] =>
  items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));

/** Items of another choice as lines of a bill: what is left of the old period is given back, what is left of the new one is charged. */
export const proration = (sub: Subscription, items: readonly Billed[], at: number) => {
  const { start, end } = getBillingPeriod(sub);
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const anew = getBillingInterval(items) !== getBillingInterval(sub.items.data);
  return {
    anew,
    lines: [
      {
        object: 'line_item' as const,
        description: 'Unused time on your plan before',
        amount: -Math.round(sumItemAmounts(sub.items.data) * left),
      },
      {
        object: 'line_item' as const,
        description: anew ? describeItems(items) : `Remaining time on ${describeItems(items)}`,
        amount: Math.round(sumItemAmounts(items) * (anew ? 1 : left)),
      },
    ],
  };
};

/** What a bill calls items. */
export const describeItems = (items: readonly Billed[]) =>
  items.map((i) => `${i.quantity > 1 ? `${i.quantity} × ` : ''}${i.price._name}`).join(', ');
