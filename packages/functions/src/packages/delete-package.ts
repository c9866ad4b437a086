import { refuse } from '@wayline/core/kernel/result';
import { TripPackages } from '@wayline/core/packages/package.records';
import { packagesContracts } from '@wayline/core/packages/packages.contract';
import { writesFor } from '@wayline/core/store/write';
import { readInTrip } from '@wayline/core/trips/read-in-trip';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from '../trips/trip-event';
import { isStanding } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.delete'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { id, package_id } = input;
    const read = await readInTrip(deps.table, actor.company_id, TripPackages, { trip_id: id, id: package_id });
    if (!read || !isStanding(read.found)) return refuse('record.missing');
    const before = read.found;
    const after = { ...before, deleted_at: deps.now() };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).change(TripPackages, before, after)],
      audit: { subject: id, action: 'package.deleted', changes: { package: package_id, name: before.name } },
      event: tripEvent(actor, id, `${actor.name} deleted the package ${before.name}`),
      answer: { status: 'success' as const },
    });
  }),
);
