import { readChecklist } from '@wayline/core/areas/trip/checklists/checklist-tasks';
import { afterDates } from '@wayline/core/areas/trip/trip-check/after-dates';
import { toKnownPapers } from '@wayline/core/areas/trip/trip-check/check-papers';
import { papersContracts } from '@wayline/core/areas/trip/trip-check/papers.contract';
import { readPapers } from '@wayline/core/areas/trip/trip-check/read-papers';
import { checkTripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** What is found of a trip as it is, or as it would be with other dates. A task that is on the checklist already is not suggested again. */
export const handler = endpoint(papersContracts['trips.papers.check'], async ({ input, actor, db, deps }) => {
  const [whole, checklist] = await Promise.all([readTrip(db, input.trip_id), readChecklist(db, input.trip_id)]);
  if (!whole || !checklist) return refuse('record.missing');
  const { trip_id: _trip, mode, ...typed } = input;
  const dates = checkTripDates({ ...whole.trip, ...typed });
  if (!dates.ok) return dates;
  const checked = typed.start_date || typed.end_date ? afterDates(whole, dates.value, mode, deps.now()) : whole;
  const papers = await readPapers(db, {
    travelers: whole.travelers,
    user_id: actor.user_id,
    seesClients: actor.permissions.has('View Client Profiles'),
  });
  const planned = new Set(checklist.tasks.map(({ title }) => title));
  const known = toKnownPapers({ ...checked, today: deps.now().slice(0, 10) }, papers);
  return ok({
    dob_in_profile: known.dob_in_profile,
    findings: known.papers.map(({ repair, ...finding }) => ({
      ...finding,
      ...(repair && !planned.has(repair.title) && { repair }),
    })),
  });
});
