import type { bankContracts } from '@wayline/core/areas/accounting/bank/bank.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

const CONTENT = Buffer.from('Date,Amount,Payee\n2026-10-05,20.00,Somebody').toString('base64');

export const SAMPLES = {
  'book.bank-files.create': () => ({ account: '1000', name: 'october.csv', content: CONTENT }),
  'book.bank-files.list': () => ({}),
  'book.bank-files.delete': (p) => ({ id: p.bankFile }),
  'book.bank-lines.list': () => ({ account: '1000', direction: 'in' as const, per_page: 10 }),
  'book.bank-suggestions.list': (p) => ({ ids: [p.bankLine] }),
  'book.bank-lines.decide': (p) => ({
    ...{ id: p.bankLine, version: 1 },
    decision: { as: 'posted' as const, account: '1010', memo: 'To the other account' },
  }),
  'book.bank-lines.reopen': (p) => ({ id: p.decidedBankLine, version: 2 }),
} satisfies SamplesOf<typeof bankContracts>;
