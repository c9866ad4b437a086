import type { Permission } from '../../access/permissions';
import type { LiveEvent, NotificationKind } from '../live/public';
import { isVisited, mayVisit } from './channels';

/** The permission that news of a kind ask for, because they name what it shows. The others name nothing, or only what is the receiver's own. */
const NEEDED: Readonly<Partial<Record<NotificationKind, Permission>>> = {
  subscription_payment_succeeded: 'Subscription and Payment',
  confirm_payment: 'View Payments',
  trip_data_updated: 'View Trips',
  booking_data_updated: 'View Reservations',
  received_form: 'View Forms',
  invoice_added_or_updated: 'View Invoices',
  task_added_or_updated: 'View Trips',
  flight_reservation_system_update: 'View Reservations',
  profile_import_or_export: 'View Client Profiles',
  reminder_update: 'View Trips',
  booking_email_process: 'View Reservations',
  message_received: 'View Trips',
  itinerary_viewed: 'View Client Itinerary',
  itinerary_answered: 'View Client Itinerary',
};

/** Whether news of a kind may be read by the holder of these permissions. */
export const mayReadKind = (held: ReadonlySet<Permission>, kind: NotificationKind): boolean => {
  const needed = NEEDED[kind];
  return needed === undefined || held.has(needed);
};

/** Whether an event may go to every socket of its channel as it is, whoever they are. */
export const isReadByAll = ({ kind, channel }: LiveEvent): boolean => NEEDED[kind] === undefined && !isVisited(channel);

/**
 * An event as the holder of these permissions hears it, or undefined when it is not for them. Whoever is on a trip learns that something of
 * another kind changed there, so that the page reads again what it may, but not what it is called. `held` is undefined for somebody who is
 * shut out.
 */
export const eventFor = (held: ReadonlySet<Permission> | undefined, event: LiveEvent): LiveEvent | undefined => {
  const { kind, channel } = event;
  if (!held || (isVisited(channel) && !mayVisit(held, channel))) return undefined;
  if (mayReadKind(held, kind)) return event;
  const { title: _title, body: _body, entity_id: _entity, ...rest } = event;
  return channel.startsWith('trip.') ? rest : undefined;
};
