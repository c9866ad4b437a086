import type { TripRow } from '@wayline/core/trips/trip';
import { showDate } from '../../lib/reading';
import { StatusBadge } from '../../ui/status-badge';
import type { Column } from '../../ui/table/table-types';

const list = (values: readonly string[]) => values.join(', ');

/**
 * The columns of the trip list, in the spec's order. `type` is Individual or Group; `trip_type` is Escorted, Private or Customized, so
 * that no two columns say the same. Source: R-TRIP-033 (G-187).
 */
export const TRIP_COLUMNS: readonly Column<TripRow>[] = [
  { key: 'code', label: 'Code', width: 80, always: true },
  { key: 'custom_code', label: 'Custom code', width: 120, hidden: true },
  { key: 'start_date', label: 'Start', width: 98, show: (trip) => showDate(trip.start_date) },
  { key: 'end_date', label: 'End', width: 98, show: (trip) => showDate(trip.end_date) },
  { key: 'trip_name', label: 'Trip', grow: true, width: 150, always: true },
  { key: 'lead_traveler', label: 'Lead traveler', width: 116 },
  { key: 'trip_pax', label: 'Pax', width: 64, align: 'end' },
  { key: 'trip_reservations', label: 'Reservations', width: 104, align: 'end' },
  { key: 'created_at', label: 'Created', width: 110, hidden: true, show: (trip) => showDate(trip.created_at) },
  { key: 'user_id', label: 'Creator', width: 140, hidden: true, show: (trip) => trip.creator_name },
  { key: 'advisor_name', label: 'Advisor', width: 112 },
  {
    key: 'collaborators',
    label: 'Collaborators',
    width: 150,
    hidden: true,
    show: (trip) => list(trip.collaborators.filter(({ types }) => types.length > 0).map(({ name }) => name)),
  },
  { key: 'trip_destinations', label: 'Destinations', width: 122, show: (trip) => list(trip.trip_destinations) },
  { key: 'type', label: 'Type', width: 110, hidden: true, show: (trip) => trip.trip_group_kind },
  { key: 'trip_type', label: 'Trip type', width: 120, hidden: true, show: (trip) => trip.trip_sub_type },
  {
    key: 'trip_status',
    label: 'Status',
    width: 146,
    show: (trip) => <StatusBadge tone="neutral">{trip.trip_status}</StatusBadge>,
    text: (trip) => trip.trip_status,
  },
  { key: 'tags', label: 'Tags', width: 160, hidden: true, show: (trip) => list(trip.tags) },
  { key: 'organization_name', label: 'Organization', width: 150, hidden: true },
];
