import { travelerAudit } from '@wayline/core/history/audit-of';
import type { Actor } from '@wayline/core/identity/actor';
import { fullName } from '@wayline/core/kernel/full-name';
import type { TravelerId, TripId } from '@wayline/core/kernel/ids';
import { type Result, refuse } from '@wayline/core/kernel/result';
import type { Committer } from '@wayline/core/store/commit';
import { writesFor } from '@wayline/core/store/write';
import { travelerChanges } from '@wayline/core/trips/lead-traveler';
import type { Traveler } from '@wayline/core/trips/traveler';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { decideAgain } from '../../kernel/decide-again';
import type { Deps } from '../../kernel/deps';
import { tripEvent } from '../trip-event';

type By = { actor: Actor; deps: Deps; commit: Committer };
type Wanted = {
  trip: TripId;
  traveler: TravelerId;
  version: number;
  action: string;
  /** What was done, after the name of who did it and before the name of the person. */
  did: string;
  change: (before: Traveler) => Traveler;
};

/** Changes a person on a trip, with what the trip's row and its bookings say of them. A save of an older version is refused. */
export const changeTraveler = (
  { actor, deps, commit }: By,
  { trip, traveler, version, action, did, change }: Wanted,
): Promise<Result<{ traveler: Traveler }>> =>
  decideAgain(async () => {
    const whole = await readTrip(deps.table, actor.company_id, trip);
    const before = whole?.travelers.find((t) => t.id === traveler);
    if (!whole || !before) return refuse('record.missing');
    const { passport_sealed: _sealed, ...current } = before;
    if (before.version !== version) return refuse('record.stale', { current });
    const after = { ...change(before), version: before.version + 1 };
    return commit({
      writes: travelerChanges(writesFor(deps.table, actor.company_id), before, after, whole),
      audit: { subject: trip, action, ...travelerAudit(after, before) },
      event: tripEvent(actor, trip, `${actor.name} ${did} ${fullName(after)}`),
      answer: { traveler: after },
    });
  });
