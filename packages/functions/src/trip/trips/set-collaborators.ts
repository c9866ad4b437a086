import { changeTrip } from '@wayline/core/areas/trip/trips/people/change-trip';
import { readColleagues } from '@wayline/core/areas/trip/trips/people/colleagues';
import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { ok, refuse } from '@wayline/core/base/result';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

/** Names come from the company's own users: nobody else can be put on a trip. */
export const handler = endpoint(peopleContracts['trips.collaborators.set'], async ({ input, ...by }) => {
  const colleagues = await readColleagues(tenantDb(by.deps.table, by.actor.company_id));
  const names = new Map(colleagues.map((c) => [c.user_id, c.name]));
  const asked = [...input.collaborators.map((c) => c.user_id), ...input.working_advisors];
  const known = asked.every((id) => names.has(id));
  return changeTrip(by, {
    id: input.id,
    version: input.version,
    event: tripEvents.collaborators_set,
    changes: () =>
      known
        ? ok({
            collaborators: input.collaborators.map(({ user_id, types }) => ({
              user_id,
              name: names.get(user_id) ?? '',
              types: [...new Set(types)],
            })),
            working_advisors: input.working_advisors.map((user_id) => ({ user_id, name: names.get(user_id) ?? '' })),
          })
        : refuse('record.missing'),
  });
});
