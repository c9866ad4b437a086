import * as z from 'zod';
import { ItineraryId, TripId } from '../../../base/ids';
import { Instant, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { Itinerary } from '../itinerary/itinerary';

const viewTi = {
  kind: 'signed_in',
  permissions: ['View Client Itinerary'],
  action: 'view client itineraries',
} as const;

const ids = { tripId: TripId, tiId: ItineraryId };
const Published = z.coerce.number().int().min(1).max(1_000_000);
export const PublishedVersion = z.object({
  version: z.int(),
  published_at: Instant,
  /** The advisor whose name stands on it. */
  advisor: z.string(),
  days: z.int(),
  entries: z.int(),
});
const Comparison = z.object({
  texts: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  parts: z.array(z.string()),
  days_added: z.array(z.string()),
  days_removed: z.array(z.string()),
  entries: z.array(
    z.object({
      what: z.enum(['added', 'removed', 'moved', 'changed']),
      booking_id: z.string(),
      title: z.string(),
      kind: z.string(),
      day: z.string().optional(),
      from: z.string().optional(),
      facts: z.array(z.string()),
    }),
  ),
});
const versions = contract({
  id: 'trips.ti.versions.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/versions',
  handler: 'trip/history/list-versions',
  summary: 'The published versions of an itinerary, the newest first; `before` starts behind one.',
  access: viewTi,
  keyScope: 'trips:read',
  viewableByParent: true,
  uses: ['files'],
  input: z.object({ ...ids, before: Published.optional() }),
  output: z.object({ versions: z.array(PublishedVersion), more: z.boolean() }),
  errors: ['record.missing'],
});
const compare = contract({
  id: 'trips.ti.versions.compare',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/versions/{from}/compare',
  handler: 'trip/history/compare-versions',
  summary: 'How a later version, or the itinerary as it would be published now, differs from an earlier version.',
  access: viewTi,
  keyScope: 'trips:read',
  viewableByParent: true,
  uses: ['files'],
  input: z.object({ ...ids, from: Published, to: Published.optional() }),
  output: Comparison,
  errors: ['record.missing'],
});
const restoreVersion = contract({
  id: 'trips.ti.versions.restore',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/versions/{from}/restore',
  handler: 'trip/history/restore-version',
  summary: 'Bring the texts of a published version back into the draft. Bookings stay; how they differ is answered.',
  access: { kind: 'signed_in', permissions: ['Edit Client Itinerary'], action: 'edit client itineraries' },
  keyScope: 'trips:write',
  uses: ['files'],
  input: z.object({ ...ids, from: Published, version: Version }),
  output: z.object({ itinerary: Itinerary, differences: Comparison }),
  errors: ['record.missing', 'record.stale'],
});

export const versionsContracts = byId(versions, compare, restoreVersion);
