import { SeenTours } from '@wayline/core/areas/notifications/notification.records';
import { listTours } from '@wayline/core/areas/tutorials/help';
import { FIRST_STEPS, HELP_PAGES } from '@wayline/core/areas/tutorials/pages';
import { tutorialsContracts } from '@wayline/core/areas/tutorials/tutorials.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** The tours, and the list of first steps: what each user is offered until they have seen it. */
const TOURS = [...HELP_PAGES.flatMap(listTours).map(({ id }) => id), FIRST_STEPS];

/** Two pages that finish tours at once may lose one mark: its tour is offered once more. */
export const handler = endpoint(
  tutorialsContracts['misc.help-tours.seen'],
  async ({ input: { tour }, actor: { user_id }, db, commit }) => {
    if (!TOURS.includes(tour)) return refuse('record.missing');
    const before = (await db.get(SeenTours, { user_id }, true))?.tours ?? [];
    const tours = [...before.filter((seen) => TOURS.includes(seen) && seen !== tour), tour];
    return commit({
      writes: before.includes(tour) ? [] : [db.put(SeenTours, { user_id, tours })],
      audit: { subject: user_id, action: 'help_tours.seen', changes: { tour } },
      answer: { status: 'success' as const },
    });
  },
);
