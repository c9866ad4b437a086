import { addDays } from '@wayline/core/base/days';
import { decimalText } from '@wayline/core/base/money-text';
import type { OutputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import type { CallEndpoint } from './endpoints';

type Issued = OutputOf<Contracts['book.invoices.issue']>['invoice'];
type SupplierPayment = OutputOf<Contracts['book.supplier-payments.create']>['payment'];
type Known = {
  /** Two couples pay it, of whom one has paid the deposit by transfer. */
  sailing: Issued;
  /** It is overdue and half paid. */
  late: Issued;
  supplier: SupplierPayment | undefined;
  today: string;
};
/** How many days ago what moved, in minor units, and what the bank wrote to it. */
type Moved = readonly [days: number, amount: number, payee: string, text: string, reference?: string];

/** What moves at any agency, besides its clients and suppliers. */
const USUAL: readonly Moved[] = [
  [24, -1_500, 'First Harbor Bank', 'Monthly maintenance fee'],
  [11, -6_420, 'Corner Bakery', 'Card 4471, lunch'],
  [28, -240_000, 'Seaport Properties LLC', 'Office rent', 'RENT-11'],
  [26, -18_999, 'Northeast Power and Light', 'Electricity'],
  [25, 42_018, 'Consolidated Cruise Commissions', 'Commissions settled', 'CCC-20817'],
  [21, -12_900, 'Harbor Fiber', 'Internet'],
  [18, 8_755, 'Atlantic Hotel Partners', 'Commission', 'AHP 5512'],
  [17, -3_500, 'First Harbor Bank', 'Wire out fee'],
  [15, -68_000, 'Bright Desk Furniture', 'Two desks', 'INV 20931'],
  [14, 30_000, 'Transfer from savings', 'Transfer between accounts'],
  [9, 125_000, 'J Whitcombe', 'Holiday deposit'],
  [8, -9_900, 'Cloud Ledger Software', 'Subscription'],
  [6, -21_475, 'Travel Press Association', 'Membership', 'TPA-7713'],
  [5, 15_000, 'R Okonkwo', 'Planning'],
  [2, -3_500, 'First Harbor Bank', 'Wire out fee'],
  [1, -50_000, 'Harbour and Vale Travel', 'Transfer to savings'],
];

/** What moved for clients and suppliers: what is in the books already, and what somebody owes still. */
const listKnown = ({ sailing, late, supplier }: Known): Moved[] => {
  const [one, other] = sailing.shares;
  const [owing] = late.shares;
  const said = ({ formatted_invoice_number: number }: Issued) => `Invoice ${number}`;
  return [
    ...(one ? [[3, one.cells[0] ?? 0, one.name, 'Deposit expedition', 'DEPOSIT EXPEDITION'] as const] : []),
    ...(other ? [[2, other.cells[0] ?? 0, other.name, 'Our deposit for the cruise'] as const] : []),
    ...(owing ? [[4, 15_000, owing.name, `${said(late)}, the rest`] as const] : []),
    ...(supplier?.currency === 'USD'
      ? [[2, -supplier.amount, supplier.supplier_name, 'Wire', 'WIRE 7741'] as const]
      : []),
  ];
};

const toCell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const toCsv = (moved: readonly Moved[], today: string): string => {
  const rows = moved.map(([days, amount, payee, text, reference = '']) => [
    ...[addDays(today, -days), decimalText({ minor: amount, currency: 'USD' }), payee, text, reference],
  ]);
  return [['Date', 'Amount', 'Payee', 'Description', 'Reference'], ...rows]
    .map((row) => row.map(toCell).join(','))
    .join('\n');
};

/** A month of the demo’s bank, as its file says it. Nobody has decided yet what any of it is. */
export const loadBankStatement = async (call: CallEndpoint, known: Known): Promise<void> => {
  const moved = [...USUAL, ...listKnown(known)].filter(([, amount]) => amount !== 0).sort(([a], [b]) => b - a);
  const content = Buffer.from(toCsv(moved, known.today)).toString('base64');
  const { file } = await call('book.bank-files.create', { account: '1000', name: 'first-harbor.csv', content });
  if (!file) throw new Error('The bank’s file of the demo can be read in one way only.');
};
