/** What other areas may use of subscription. */

export type { Payments } from './payments';
export { seatFor } from './seats';
export { PaymentEvents } from './subscription.records';
