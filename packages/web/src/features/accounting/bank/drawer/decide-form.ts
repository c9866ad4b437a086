import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { ClientChoice } from '../../../clients/public';
import type { Part } from '../../payment/fill-parts';
import { toPartDrafts } from '../../payment/payment-form';
import type { BankRow, DecisionDraft } from '../bank-queries';

/** The ways in which a movement is decided. */
export type Way = DecisionDraft['as'];
/** What is typed to decide a movement; entries and bookings that are chosen are kept beside it. */
export type DecideForm = {
  as: Way;
  client: ClientChoice | undefined;
  account: string;
  memo: string;
  rate: string;
  reason: string;
};

export const startDecide = ({ amount }: BankRow, as?: Way): DecideForm => ({
  ...{ as: as ?? (amount > 0 ? 'received' : 'paid'), client: undefined },
  ...{ account: '', memo: '', rate: '', reason: '' },
});

/** The ways that fit a movement: money that left comes from no client. */
export const waysOf = ({ amount }: BankRow): { value: Way; label: string }[] => [
  { value: 'found', label: 'It’s in the books already' },
  ...(amount > 0 ? [{ value: 'received' as const, label: 'A client paid' }] : []),
  { value: 'paid', label: amount > 0 ? 'Back from a supplier' : 'Paid to a supplier' },
  { value: 'posted', label: 'Fee or transfer' },
  { value: 'left_out', label: 'Not for the books' },
];

const toRate = (rate: string, isForeign: boolean) => isForeign && rate.trim() !== '' && { rate: rate.trim() };

/** What a form says of a client’s payment. */
export const toReceived = (
  { client, rate }: DecideForm,
  parts: readonly Part[],
  isForeign: boolean,
): DecisionDraft => ({
  ...{ as: 'received', client_id: client?.id as ClientId, apply: toPartDrafts(parts) },
  ...toRate(rate, isForeign),
});
export const toPosted = ({ account, memo, rate }: DecideForm, isForeign: boolean): DecisionDraft => ({
  ...{ as: 'posted', account },
  ...(memo.trim() && { memo: memo.trim() }),
  ...toRate(rate, isForeign),
});
export const withRate = (decision: DecisionDraft, { rate }: DecideForm, isForeign: boolean): DecisionDraft => ({
  ...decision,
  ...toRate(rate, isForeign),
});
