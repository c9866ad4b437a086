import { refuse } from '@wayline/core/kernel/result';
import { SeenTours } from '@wayline/core/notifications/notification.records';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { toursOf } from '@wayline/core/tutorials/help';
import { FIRST_STEPS, HELP_PAGES } from '@wayline/core/tutorials/pages';
import { tutorialsContracts } from '@wayline/core/tutorials/tutorials.contract';
import { endpoint } from '../kernel/endpoint';

/** The tours, and the list of first steps: what each user is offered until they have seen it. */
const TOURS = [...HELP_PAGES.flatMap(toursOf).map(({ id }) => id), FIRST_STEPS];

/** Two pages that finish tours at once may lose one mark: its tour is offered once more. */
export const handler = endpoint(
  tutorialsContracts['misc.help-tours.seen'],
  async ({ input: { tour }, actor: { company_id, user_id }, deps, commit }) => {
    if (!TOURS.includes(tour)) return refuse('record.missing');
    const before = (await getRecord(deps.table, company_id, SeenTours, { user_id }, true))?.tours ?? [];
    const tours = [...before.filter((seen) => TOURS.includes(seen) && seen !== tour), tour];
    return commit({
      writes: before.includes(tour) ? [] : [writesFor(deps.table, company_id).put(SeenTours, { user_id, tours })],
      audit: { subject: user_id, action: 'help_tours.seen', changes: { tour } },
      answer: { status: 'success' as const },
    });
  },
);
