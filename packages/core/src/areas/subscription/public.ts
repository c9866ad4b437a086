/** What other areas may use of subscription. */
export { PaymentEvents } from './subscription.records';
