import type { Account, AccountKind, NeededDimensions, SeedAccount } from './account';

type Extras = { control?: string; memo?: true };
const seed = (
  code: string,
  name: string,
  kind: AccountKind,
  needs: NeededDimensions = [],
  extras: Extras = {},
): SeedAccount => ({ code, name, kind, needs, ...extras });

const OF_COMMISSION: NeededDimensions = ['supplier', 'booking'];
const OF_INVOICE: NeededDimensions = ['client', 'invoice'];
const PAYMENT_OR_BOOKING: NeededDimensions = [['booking', 'payment']];

/** The accounts of a travel agency, seeded for each company. Codes are fixed; names can be changed and accounts added. */
export const SEED_ACCOUNTS: readonly SeedAccount[] = [
  seed('1000', 'Operating bank', 'asset', ['bank']),
  seed('1010', 'Client money bank', 'asset', ['bank']),
  seed('1020', 'Undeposited checks', 'asset', ['payment'], { control: 'payments' }),
  seed('1030', 'Stripe clearing', 'asset', [['payment', 'payout']], { control: 'payments' }),
  seed('1031', 'Card terminal clearing', 'asset', ['payment'], { control: 'payments' }),
  seed('1032', 'PayPal clearing', 'asset', ['payment'], { control: 'payments' }),
  seed('1033', 'Payment portal clearing', 'asset', ['payment'], { control: 'payments' }),
  seed('1034', 'Other clearing', 'asset', ['payment'], { control: 'payments' }),
  seed('1035', 'Bank transfers in transit', 'asset', [['run', 'payment']], { control: 'payment files' }),
  seed('1040', 'Disputed card payments', 'asset', ['payment'], { control: 'chargebacks' }),
  seed('1100', 'Client receivable', 'asset', OF_INVOICE, { control: 'invoices' }),
  seed('1200', 'Commission receivable', 'asset', OF_COMMISSION, { control: 'commissions' }),
  seed('1210', 'Supplier refunds and credits due', 'asset', OF_COMMISSION, { control: 'supplier credits' }),
  seed('1300', 'Advisor advances', 'asset', ['advisor'], { control: 'advances' }),
  seed('1310', 'Deferred trip cost', 'asset', ['booking'], { control: 'bookings' }),
  seed('1320', 'Input tax', 'asset', ['tax_code']),
  seed('1900', 'Expected commission', 'asset', OF_COMMISSION, { control: 'commissions', memo: true }),
  seed('1910', 'Invoiced, paid to supplier', 'asset', OF_INVOICE, { control: 'invoices', memo: true }),
  seed('1950', 'Booked sales', 'asset', ['booking', 'client', 'supplier', 'advisor'], {
    control: 'bookings',
    memo: true,
  }),
  seed('1990', 'Currency conversion', 'asset', PAYMENT_OR_BOOKING),
  seed('2000', 'Supplier payable', 'liability', ['booking'], { control: 'payables' }),
  seed('2010', 'Air settlement', 'liability', ['settlement'], { control: 'settlement weeks' }),
  seed('2100', 'Unapplied client cash', 'liability', ['client', ['payment', 'credit_note']], { control: 'payments' }),
  seed('2110', 'Client credit', 'liability', ['client', 'credit'], { control: 'client credits' }),
  seed('2200', 'Deferred agency margin', 'liability', ['booking'], { control: 'bookings' }),
  seed('2210', 'Deferred trip sales', 'liability', ['booking'], { control: 'bookings' }),
  seed('2220', 'Commission received in advance', 'liability', OF_COMMISSION, { control: 'commissions' }),
  seed('2230', 'Unclaimed commission receipts', 'liability', ['supplier', 'statement_line'], {
    control: 'statement lines',
  }),
  seed('2300', 'Shares accrued, not released', 'liability', ['advisor', 'booking'], { control: 'splits' }),
  seed('2310', 'Advisor payable', 'liability', ['advisor'], { control: 'advisor statements' }),
  seed('2320', 'Partner share accrued', 'liability', ['partner', 'booking'], { control: 'partner commissions' }),
  seed('2330', 'Partner payable', 'liability', ['partner', 'booking'], { control: 'partner commissions' }),
  seed('2340', 'Host agency payable', 'liability', ['host_agency', 'booking'], { control: 'host agency statements' }),
  seed('2400', 'Tax payable', 'liability', ['tax_code', 'invoice'], { control: 'invoices' }),
  seed('2900', 'Expected commission, contra', 'liability', OF_COMMISSION, { control: 'commissions', memo: true }),
  seed('2910', 'Invoiced, paid to supplier, contra', 'liability', ['booking'], { control: 'invoices', memo: true }),
  seed('2950', 'Booked sales, contra', 'liability', ['booking'], { control: 'bookings', memo: true }),
  seed('3000', "Owner's equity", 'equity'),
  seed('3100', 'Retained earnings', 'equity'),
  seed('3900', 'Opening balance equity', 'equity'),
  seed('4000', 'Commission income', 'income', OF_COMMISSION),
  seed('4010', 'Host agency share', 'income', ['host_agency', 'booking']),
  seed('4100', 'Markup income', 'income', ['booking']),
  seed('4200', 'Trip sales', 'income', ['booking']),
  seed('4300', 'Planning fees', 'income', ['invoice']),
  seed('4310', 'Service fees', 'income', ['invoice']),
  seed('4320', 'Cancellation fees', 'income', ['client', 'booking']),
  seed('4330', 'Convenience fees', 'income', ['payment']),
  seed('4340', 'Advisor fees', 'income', ['advisor']),
  seed('4400', 'Supplier overrides and bonuses', 'income', ['supplier']),
  seed('4800', 'Realized exchange gain', 'income', PAYMENT_OR_BOOKING),
  seed('4900', 'Expired client credit', 'income', ['client']),
  seed('5000', 'Cost of trips', 'expense', ['booking']),
  seed('5010', 'Supplier penalties', 'expense', OF_COMMISSION),
  seed('5100', 'Advisor commission', 'expense', ['advisor', 'booking']),
  seed('5110', 'Partner commission', 'expense', ['partner', 'booking']),
  seed('5200', 'Card processing fees', 'expense', ['payment']),
  seed('5210', 'Chargeback fees', 'expense', ['payment']),
  seed('5220', 'Bad debts', 'expense', OF_INVOICE),
  seed('5230', 'Bank fees', 'expense', ['bank']),
  seed('5300', 'Commission differences', 'expense', OF_COMMISSION),
  seed('5310', 'Rounding differences', 'expense'),
  seed('5320', 'Goodwill credits', 'expense', ['client']),
  seed('5400', 'Advisor bonuses and adjustments', 'expense', ['advisor']),
  seed('5800', 'Realized exchange loss', 'expense', PAYMENT_OR_BOOKING),
  seed('5890', 'Unrealized exchange differences', 'expense'),
];

/** Where amounts of two currencies meet in one entry; in the company's currency it always adds up to 0. */
export const CONVERSION_ACCOUNT = '1990';

export type Chart = ReadonlyMap<string, SeedAccount>;

/** The seeded accounts under the company's names, with those it has added; an added one needs what its seeded parent needs. */
export const toChart = (own: readonly Account[]): Chart => {
  const chart = new Map(SEED_ACCOUNTS.map((account) => [account.code, account]));
  for (const account of own) {
    const parent = chart.get(account.code.slice(0, 4));
    chart.set(account.code, { ...(parent ?? { needs: [] }), ...account });
  }
  return new Map([...chart].sort(([a], [b]) => (a < b ? -1 : 1)));
};
