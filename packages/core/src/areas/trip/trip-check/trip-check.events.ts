import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { defineAnnounced } from '../../live/public';
import { findingsBell } from './notified-findings';

/** The nightly check found something new in a trip that departs soon; `findings` are the sentences. */
export const findingsFound = defineAnnounced(
  'trip.findings_found',
  { id: TripId, trip_name: z.string(), advisor: UserId, findings: z.array(z.object({ say: z.string() })) },
  (f) => ({
    ...findingsBell(f.trip_name, f.findings),
    kind: 'trip_data_updated',
    channels: [`user.${f.advisor}`],
    notify: [f.advisor],
    link: `/trips/${f.id}/planner`,
    entity_id: f.id,
    trip_id: f.id,
  }),
);
