import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '../../lib/api';

export type SubscriptionView = CallOutput<'users.subscriptions'>;
export type PlanWish = CallInput<'users.plans'>;
export type Coupon = CallOutput<'users.coupon-validation'>['coupon'];

/** The plan of the company with all that belongs to it; live news of payments and of the plan make it old. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: ({ signal }) => call('users.subscriptions', {}, { signal }),
  });

/** What a wish would cost and change. It is asked anew each time: amounts move with the clock. */
export const previewQuery = (wish: PlanWish) =>
  queryOptions({
    queryKey: ['subscription', 'preview', wish],
    queryFn: ({ signal }) => call('users.plans', wish, { signal }),
    staleTime: 0,
    retry: false,
  });

/** Reads the plan again, and with it what it opens. */
export const useRefreshPlan = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['subscription'] }),
      client.invalidateQueries({ queryKey: ['shell'] }),
    ]);
};
