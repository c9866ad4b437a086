import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { defineEvent } from '../../../store/domain-event';

/** The nightly check found something new in a trip that departs soon; `findings` are the sentences. */
export const findingsFound = defineEvent('trip.findings_found', {
  id: TripId,
  trip_name: z.string(),
  advisor: UserId,
  findings: z.array(z.object({ say: z.string() })),
});
