import { getBillingPeriod } from './periods';
import { invalid } from './refusal';
import { type Route, seconds } from './route';
import type { Phase } from './shapes';

/** Changes that begin later. */
export const SCHEDULES: readonly Route[] = [
  [
    'POST',
    '/v1/subscription_schedules',
    ({ input, books }) => {
      const sub = books.get('subscription', input.text('from_subscription'));
      if (sub.schedule) throw invalid('This subscription has a schedule already.');
      const { start, end } = getBillingPeriod(sub);
      const items = sub.items.data.map(({ price, quantity }) => ({ price: price.id, quantity }));
      const id = books.idFor('subscription_schedule');
      books.put({ ...sub, schedule: id });
      return books.put({
        id,
        object: 'subscription_schedule',
        status: 'active',
        subscription: sub.id,
        current_phase: { start_date: start, end_date: end },
        phases: [{ start_date: start, end_date: end, items }],
        metadata: {},
      });
    },
  ],
  [
    'POST',
    '/v1/subscription_schedules/:id',
    ({ ids, input, books }) => {
      const schedule = books.get('subscription_schedule', ids.id ?? '');
      let start = schedule.current_phase.start_date;
      const phases = input.items('phases').map((phase): Phase => {
        const items = phase.items('items').map((item) => ({
          price: books.get('price', item.text('price')).id,
          quantity: seconds(item.maybe('quantity')) ?? 1,
        }));
        const end_date = seconds(phase.maybe('end_date')) ?? Number.MAX_SAFE_INTEGER;
        const made = { start_date: start, end_date, items };
        start = end_date;
        return made;
      });
      const changed = books.put({ ...schedule, phases, metadata: input.texts('metadata') });
      books.emit('customer.subscription.updated', books.get('subscription', schedule.subscription));
      return changed;
    },
  ],
  [
    'POST',
    '/v1/subscription_schedules/:id/release',
    ({ ids, books }) => {
      const schedule = books.get('subscription_schedule', ids.id ?? '');
      books.put({ ...books.get('subscription', schedule.subscription), schedule: null });
      return books.put({ ...schedule, status: 'released' });
    },
  ],
];
