import * as z from 'zod';
import { EventId } from '../../base/ids';
import { Instant } from '../../base/values';

/**
 * The kinds of notification, by their machine names: those of the specification (subscription payment succeeded, confirm payment, trip data updated,
 * booking data updated, received form, invoice added or updated, task added or updated, in spec 2 task add/update, flight reservation system update,
 * profile import or export, reminder update, booking email process, message received, logout), the two of the client link, that of the
 * settings, those of clients, institutions and the books, and that of a new version. Source: R-SHELL-181..193, enums notification_kinds and notification_kinds_trips (G-065).
 */
export const NOTIFICATION_KINDS = [
  'subscription_payment_succeeded',
  'confirm_payment',
  'trip_data_updated',
  'booking_data_updated',
  'received_form',
  'invoice_added_or_updated',
  'task_added_or_updated',
  'flight_reservation_system_update',
  'profile_import_or_export',
  'reminder_update',
  'booking_email_process',
  'message_received',
  'logout',
  'itinerary_viewed',
  'itinerary_answered',
  'settings_updated',
  'app_updated',
  'client_data_updated',
  'institution_data_updated',
  'ledger_updated',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a socket hears of a change. It says where to look, never what is encrypted. */
export const LiveEvent = z.object({
  id: EventId,
  kind: z.enum(NOTIFICATION_KINDS),
  channel: z.string(),
  title: z.string().optional(),
  body: z.string().optional(),
  entity_id: z.string().optional(),
  trip_id: z.string().optional(),
  /** A user's id, or `client` for whoever holds a link. */
  actor_id: z.string().optional(),
  created_at: Instant,
});
export type LiveEvent = z.infer<typeof LiveEvent>;
