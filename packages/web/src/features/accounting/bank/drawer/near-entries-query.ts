import { queryOptions } from '@tanstack/react-query';
import { addDays, daysBetween } from '@wayline/core/base/days';
import { sum } from '@wayline/core/base/sum';
import { type CallOutput, call } from '../../../../lib/api';
import type { BankRow } from '../bank-queries';

type Listed = CallOutput<'ledger.entries.list'>;
/** An entry of the books on a bank account, with what it moved there in minor units. */
export type NearEntry = { entry_id: string; entry_date: string; words: string; amount: number };

/** As far as an entry is from the day of a movement, and as many pages as are looked through for it. */
const [FARTHEST_DAYS, PER_PAGE, MOST_PAGES] = [30, 200, 10];

const toNear =
  ({ account, currency, amount }: BankRow, names: Listed['names']) =>
  ({ id, kind, entry_date, memo, lines }: Listed['entries'][number]): NearEntry[] => {
    const on = lines.filter((line) => line.account === account && line.currency === currency);
    const moved = sum(on.map((line) => line.amount));
    // What takes another entry back is nothing that a bank sees, nor is what went the other way.
    if (kind === 'reversal' || moved === 0 || moved > 0 !== amount > 0) return [];
    const known = lines.flatMap(({ dimensions: { client, supplier } }) => names[client ?? supplier ?? ''] ?? []);
    const words = [...new Set([memo, ...known])].filter(Boolean).join(' · ');
    return [{ entry_id: id, entry_date, words: words || 'Entry', amount: moved }];
  };

/** What is in the books on the account of a movement about its day: of the same amount first, then the nearest days. */
export const nearEntriesQuery = (row: BankRow) =>
  queryOptions({
    queryKey: ['ledger', 'near', row.account, row.id] as const,
    queryFn: async ({ signal }): Promise<NearEntry[]> => {
      const [first, last] = [addDays(row.day, -FARTHEST_DAYS), addDays(row.day, FARTHEST_DAYS)];
      const found: NearEntry[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const asked = { account: row.account, per_page: PER_PAGE, cursor };
        const { entries, names, cursor: next } = await call('ledger.entries.list', asked, { signal });
        found.push(...entries.flatMap(toNear(row, names)).filter(({ entry_date }) => entry_date <= last));
        cursor = next;
        if (!next || (entries.at(-1)?.entry_date ?? '') < first) break;
      }
      const isSame = ({ amount }: NearEntry) => Number(amount === row.amount);
      const toDistance = ({ entry_date }: NearEntry) => Math.abs(daysBetween(entry_date, row.day));
      return found
        .filter(({ entry_date }) => entry_date >= first)
        .sort((a, b) => isSame(b) - isSame(a) || toDistance(a) - toDistance(b));
    },
  });
