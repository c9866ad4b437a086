import { addMonths } from '../../../../base/add-months';
import { addDays } from '../../../../base/days';
import type { PAYMENT_TERMS } from './trip-fields';

const DAYS = { days: 1, weeks: 7 } as const;

/** The day that lies so many days, weeks or months before a trip begins; of a shorter month its last day. Source: G-095. */
export const finalPaymentDay = (starts: string, count: number, term: (typeof PAYMENT_TERMS)[number]): string =>
  term === 'months' ? addMonths(starts, -count) : addDays(starts, -count * DAYS[term]);
