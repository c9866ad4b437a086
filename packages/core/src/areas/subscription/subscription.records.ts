import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { Instant } from '../../base/values';
import { record } from '../../store/record';

/** The name under which it is kept that a bill's failing was told by mail. */
export const getDunningKey = (bill: string): string => `unpaid ${bill}`;

/** The payment service tells the same for three days when it is not answered; ten times that is enough to know it again. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** News of the payment service that was taken in, and failed bills that were told by mail, so that what comes twice is told once. */
export const PaymentEvents = record({
  name: 'payment_event',
  schema: z.object({ id: z.string(), at: Instant }),
  key: ['id'],
  partition: () => ['PAYMENT_EVENTS'],
  sort: (k) => [k.id],
  expires: ({ at }) => epochSeconds(at) + KEPT_SECONDS,
});
