import type { ledgerContracts } from '@wayline/core/areas/ledger/ledger.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'ledger.trial-balance.get': () => ({ as_of: '2026-04-20' }),
  'ledger.entries.list': () => ({ month: '2026-04', per_page: 10 }),
  'ledger.entries.create': ({ client, institution, advisor, trip, booking }) => ({
    entry_date: '2026-04-15',
    memo: 'A voucher the owner paid for',
    lines: [
      { account: '5320', amount: 12_500, dimensions: { client, supplier: institution, advisor, trip, booking } },
      { account: '1000', amount: -12_500, dimensions: { bank: 'Main account' } },
    ],
  }),
  'ledger.entries.reverse': (p) => ({
    id: p.journalEntry,
    entry_date: '2026-04-14',
    on: '2026-04-16',
    memo: 'Posted to the wrong account',
  }),
  'ledger.accounts.list': () => ({}),
  'ledger.accounts.save': () => ({ code: '1000.1', name: 'Savings bank' }),
  'ledger.periods.list': () => ({}),
  'ledger.periods.close': ({ openMonth }) => ({ month: openMonth }),
  'ledger.periods.reopen': ({ closedMonth }) => ({ month: closedMonth, reason: 'A late bill arrived' }),
} satisfies SamplesOf<typeof ledgerContracts>;
