import type { Posting } from '../../ledger/public';
import { joinPostings, type Line, settled, toLine } from '../balanced-postings';
import { isBankAccount, OPERATING_BANK } from '../payments/bank-account';
import type { Worth } from '../worth';
import { isOnBank, type PaidBy } from './supplier-payment';

type Dimensions = Posting['dimensions'];

const ACCOUNTS = {
  payable: '2000',
  commission_in_advance: '2220',
  paid_to_supplier: '1910',
  paid_to_supplier_contra: '2910',
} as const;
/** The account that money leaves by, or comes back to. A check of the agency is on its bank account, as a transfer is. */
const LEAVES_BY: Readonly<Record<Exclude<PaidBy, 'bank_transfer' | 'check'>, string>> = {
  credit_card: '1031',
  pay_pal: '1032',
  payment_portal: '1033',
  other: '1034',
};

type Way = { payment: string; transaction_type: PaidBy; account?: string | undefined };
const wayLine = (
  { payment, transaction_type: type, account = OPERATING_BANK }: Way,
  sign: 1 | -1,
  worth: Worth,
  currency: string,
) =>
  isOnBank(type) && isBankAccount(account)
    ? toLine(account, sign, worth, currency, { bank: account })
    : toLine(LEAVES_BY[type as keyof typeof LEAVES_BY] ?? LEAVES_BY.other, sign, worth, currency, { payment });

/** What of a payment is for one booking, as it is posted. */
export type PostedPart = {
  /** What the booking, its trip and its advisor are, and its supplier where that is known. */
  about: { booking: string; trip?: string; advisor?: string; supplier?: string | undefined };
  /** What is settled of what was owed, as it stands in the books. */
  settled: Worth;
  /** What moved, and what the agency keeps, at the rate of the day. */
  moved: Worth;
  commission: Worth;
};
type Paid = { currency: string; books: string; way: Way; parts: readonly PostedPart[] };

const toAbout = ({ supplier, ...about }: PostedPart['about']): Dimensions => ({
  ...about,
  ...(supplier && { supplier }),
});

/**
 * Money that the agency pays a supplier, or that comes back from one. What the agency keeps is commission that it received before it was
 * earned. Where the rate moved since the invoice, so much was gained or lost on the booking. Source: supplier.paid, V18.
 */
export const supplierPaidLines = (
  { currency, books, way, parts }: Paid,
  kind: 'company_to_supplier' | 'supplier_to_company',
): Line[] => {
  const sign = kind === 'company_to_supplier' ? 1 : -1;
  const back = sign === 1 ? -1 : 1;
  return joinPostings(
    parts.flatMap(({ about, settled: owed, moved, commission }) =>
      settled(
        [
          toLine(ACCOUNTS.payable, sign, owed, currency, toAbout(about)),
          toLine(ACCOUNTS.commission_in_advance, back, commission, currency, toAbout(about)),
          wayLine(way, back, moved, currency),
        ],
        books,
        { booking: about.booking, ...(about.trip && { trip: about.trip }) },
      ),
    ),
  );
};

type Direct = {
  currency: string;
  parts: readonly { about: PostedPart['about']; client: string; invoice: string; settled: Worth }[];
};
/** What clients paid suppliers themselves: no money of the agency moves. Source: client.paid_supplier, V18. */
export const clientPaidLines = ({ currency, parts }: Direct): Line[] =>
  joinPostings(
    parts.flatMap(({ about, client, invoice, settled: owed }) => [
      toLine(ACCOUNTS.paid_to_supplier_contra, 1, owed, currency, toAbout(about)),
      toLine(ACCOUNTS.paid_to_supplier, -1, owed, currency, {
        ...{ client, invoice },
        ...(about.trip && { trip: about.trip }),
        ...(about.advisor && { advisor: about.advisor }),
      }),
    ]),
  );
