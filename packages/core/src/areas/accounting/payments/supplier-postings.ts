import type { Posting } from '../../ledger/public';
import { type Line, settled, type Worth } from '../balanced-postings';
import type { Bank } from './payment-postings';

type Dimensions = Posting['dimensions'];
const ACCOUNTS = {
  operating: '1000',
  client_money: '1010',
  commission_receivable: '1200',
  supplier_credit: '1210',
  supplier_payable: '2000',
} as const;
/** A booking and its supplier. */
export type Bought = { booking: string; supplier?: string | undefined };

const line = (
  account: string,
  sign: 1 | -1,
  { amount, base }: Worth,
  currency: string,
  dimensions: Dimensions,
): Line => ({
  ...{ account, currency, dimensions },
  amount: 0 + sign * amount,
  base_amount: 0 + sign * base,
});
const toDimensions = ({ booking, supplier }: Bought): Dimensions => ({ booking, ...(supplier && { supplier }) });

type Paid = {
  books: string;
  of: Bought;
  /** What is settled of what the supplier is owed, in its currency. */
  owed: { currency: string; worth: Worth };
  /** What leaves the bank, in the bank's currency. */
  paid: { bank: Bank; currency: string; worth: Worth };
  /** Commission that is kept back, and credit with the supplier that is used, in its currency. */
  commission?: Worth;
  credits?: readonly { of: Bought; worth: Worth }[];
};
/** What the agency pays a supplier: less the commission that it keeps, and less its credit there. Source: V05, V13, V18. */
export const paySupplier = ({ books, of, owed, paid, commission, credits = [] }: Paid): Line[] =>
  settled(
    [
      line(ACCOUNTS.supplier_payable, 1, owed.worth, owed.currency, toDimensions(of)),
      ...(commission ? [line(ACCOUNTS.commission_receivable, -1, commission, owed.currency, toDimensions(of))] : []),
      ...credits.map((credit) =>
        line(ACCOUNTS.supplier_credit, -1, credit.worth, owed.currency, toDimensions(credit.of)),
      ),
      line(ACCOUNTS[paid.bank.holds], -1, paid.worth, paid.currency, { bank: paid.bank.bank }),
    ],
    books,
    { booking: of.booking },
  );

/** What a supplier was paid too much, or is to give back once a booking is canceled: the agency's credit there. Source: V07, V13. */
export const creditAtSupplier = (of: Bought, currency: string, worth: Worth): Line[] => [
  line(ACCOUNTS.supplier_credit, 1, worth, currency, toDimensions(of)),
  line(ACCOUNTS.supplier_payable, -1, worth, currency, toDimensions(of)),
];
/** What a supplier gave back. Source: V07. */
export const receiveFromSupplier = (of: Bought, bank: Bank, currency: string, worth: Worth): Line[] => [
  line(ACCOUNTS[bank.holds], 1, worth, currency, { bank: bank.bank }),
  line(ACCOUNTS.supplier_credit, -1, worth, currency, toDimensions(of)),
];
