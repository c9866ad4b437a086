import { refuse } from '@wayline/core/kernel/result';
import { TripPackages } from '@wayline/core/packages/package.records';
import { packagesContracts } from '@wayline/core/packages/packages.contract';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from '../trips/trip-event';
import { readPackage } from './read-package';
import { isStanding } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.delete'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { id, package_id } = input;
    const before = await readPackage(deps.table, actor.company_id, id, package_id);
    if (!before || !isStanding(before)) return refuse('record.missing');
    const after = { ...before, deleted_at: deps.now() };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).change(TripPackages, before, after)],
      audit: { subject: id, action: 'package.deleted', changes: { package: package_id, name: before.name } },
      event: tripEvent(actor, id, `${actor.name} deleted the package ${before.name}`),
      answer: { status: 'success' as const },
    });
  }),
);
