import { type Pages, page } from '../../navigation/page';

const subscription = page(() => import('./pages/subscription-page'), 'SubscriptionPage');

export const PAGES: Pages = {
  '/myaccount/subscription': subscription,
  '/myaccount/payment': page(() => import('./pages/payment-page'), 'PaymentPage'),
  '/subscribe': page(() => import('./pages/subscribe-page'), 'SubscribePage'),
};
