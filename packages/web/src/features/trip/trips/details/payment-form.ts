import { finalPaymentDay } from '@wayline/core/areas/trip/trips/people/final-payment-day';
import type { FinalPayment, TripDeposit } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { Money } from '@wayline/core/base/values';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';

type Term = NonNullable<FinalPayment['final_pmt_duration_term']>;
/** What is typed of how a trip is paid. */
export type PaymentForm = {
  deposits: { due_date?: string; amount?: Money; note: string }[];
  date?: string;
  total?: Money;
  description: string;
  count?: number;
  term?: Term;
};

export const toPaymentForm = ({ trip_deposits, trip_data_mapper: final }: Trip): PaymentForm => ({
  deposits: trip_deposits.map(({ note = '', ...deposit }) => ({ ...deposit, note })),
  date: final.final_payment_date,
  total: final.final_total_amount,
  description: final.final_pmt_description ?? '',
  count: final.final_pmt_duration,
  term: final.final_pmt_duration_term,
});

/** The day that the typed term leads to; undefined while the trip has no first day or the term is not whole. */
export const termDay = ({ count, term }: Pick<PaymentForm, 'count' | 'term'>, starts: string | undefined) =>
  starts && term && count !== undefined ? finalPaymentDay(starts, count, term) : undefined;

/** The deposits that are whole: a row without a day or an amount is not one yet. */
export const toDeposits = ({ deposits }: PaymentForm): TripDeposit[] =>
  deposits.flatMap(({ due_date, amount, note }) =>
    due_date && amount && amount.minor > 0
      ? [{ due_date, amount, ...(trimOrUndefined(note) && { note: trimOrUndefined(note) }) }]
      : [],
  );

export const toFinalPayment = (typed: PaymentForm): FinalPayment => ({
  final_payment_date: typed.date,
  ...(typed.total && typed.total.minor > 0 && { final_total_amount: typed.total }),
  final_pmt_description: trimOrUndefined(typed.description),
  final_pmt_duration: typed.count,
  final_pmt_duration_term: typed.term,
});
