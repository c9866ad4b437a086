import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { BOOKING_INDEX } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';

/** The kinds of records that are searched, by the names they have in the table. */
export const SEARCHED: readonly string[] = [TRIP_INDEX, BOOKING_INDEX, CLIENT_INDEX].map(({ def }) => def.name);

/** What of them leaves the table: keys, and what people search by. No address, number of a document or other encrypted field is among it. */
export const SEARCHED_FIELDS: readonly string[] = [
  ...['pk', 'sk', 'type', 'id', 'serial', 'updated_at', 'archived_at', 'deleted_at'],
  ...['code', 'custom_code', 'trip_id', 'trip_name', 'trip_status', 'trip_destinations', 'lead_traveler', 'tags'],
  ...['start_date', 'end_date', 'user_id', 'advisor_id', 'advisor_name', 'collaborators'],
  ...['title', 'booking_type', 'sub_type', 'supplier_name', 'confirmation_id', 'reservation_status', 'payment_status'],
  ...['first_name', 'last_name', 'preferred_name', 'note', 'includes', 'additional_info'],
];
