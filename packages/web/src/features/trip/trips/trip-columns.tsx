import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { TRIP_STATUSES } from '@wayline/core/areas/trip/trips/trip-types';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import type { Column } from '../../../ui/table/table-types';
import { TripStatusBadge } from '../../../ui/trip-status-badge';
import { EditedTripCell } from './list/edited-trip-cell';

const list = (values: readonly string[]) => values.join(', ');

/**
 * The columns of the trip list, in the spec's order. `type` is Individual or Group; `trip_type` is Escorted, Private or Customized, so
 * that no two columns say the same. Source: R-TRIP-033 (G-187).
 */
export const TRIP_COLUMNS: readonly Column<TripRow>[] = [
  { key: 'code', label: 'Code', width: 80, always: true, sortBy: (trip) => trip.code },
  {
    key: 'custom_code',
    label: 'Custom code',
    width: 120,
    hidden: true,
    show: (trip) => (
      <EditedTripCell row={trip} item="custom_code">
        {trip.custom_code}
      </EditedTripCell>
    ),
    text: (trip) => trip.custom_code,
    sortBy: (trip) => trip.custom_code,
  },
  {
    key: 'start_date',
    label: 'Start',
    width: 98,
    show: (trip) => formatDate(trip.start_date),
    sortBy: (trip) => trip.start_date,
  },
  {
    key: 'end_date',
    label: 'End',
    width: 98,
    show: (trip) => formatDate(trip.end_date),
    sortBy: (trip) => trip.end_date,
  },
  {
    key: 'trip_name',
    label: 'Trip',
    grow: true,
    width: 150,
    always: true,
    sortBy: (trip) => trip.trip_name,
    link: (trip) => PATHS.planner(trip.id),
  },
  { key: 'lead_traveler', label: 'Lead traveler', width: 116, sortBy: (trip) => trip.lead_traveler },
  { key: 'trip_pax', label: 'Pax', width: 64, align: 'end', sortBy: (trip) => trip.trip_pax },
  {
    key: 'trip_reservations',
    label: 'Bookings',
    width: 104,
    align: 'end',
    sortBy: (trip) => trip.trip_reservations,
  },
  {
    key: 'created_at',
    label: 'Created',
    width: 110,
    hidden: true,
    show: (trip) => formatDate(trip.created_at),
    sortBy: (trip) => trip.created_at,
  },
  {
    key: 'user_id',
    label: 'Creator',
    width: 140,
    hidden: true,
    show: (trip) => trip.creator_name,
    sortBy: (trip) => trip.creator_name,
  },
  { key: 'advisor_name', label: 'Advisor', width: 112, sortBy: (trip) => trip.advisor_name },
  {
    key: 'collaborators',
    label: 'Collaborators',
    width: 150,
    hidden: true,
    show: (trip) => list(trip.collaborators.filter(({ types }) => types.length > 0).map(({ name }) => name)),
  },
  {
    key: 'trip_destinations',
    label: 'Destinations',
    width: 122,
    show: (trip) => list(trip.trip_destinations),
    sortBy: (trip) => list(trip.trip_destinations),
  },
  {
    key: 'type',
    label: 'Type',
    width: 110,
    hidden: true,
    show: (trip) => trip.trip_group_kind,
    sortBy: (trip) => trip.trip_group_kind,
  },
  {
    key: 'trip_type',
    label: 'Trip type',
    width: 120,
    hidden: true,
    show: (trip) => trip.trip_sub_type,
    sortBy: (trip) => trip.trip_sub_type,
  },
  {
    key: 'trip_status',
    label: 'Status',
    width: 146,
    show: (trip) => (
      <EditedTripCell row={trip} item="trip_status">
        <TripStatusBadge status={trip.trip_status} />
      </EditedTripCell>
    ),
    text: (trip) => trip.trip_status,
    sortBy: (trip) => TRIP_STATUSES.indexOf(trip.trip_status),
  },
  { key: 'tags', label: 'Tags', width: 160, hidden: true, show: (trip) => list(trip.tags) },
  {
    key: 'organization_name',
    label: 'Organization',
    width: 150,
    hidden: true,
    sortBy: (trip) => trip.organization_name,
  },
];
