import type { NotificationKind } from '../live/public';

/** What a user may be told by, besides the screen: nothing, a mail within the minute, or a line in the daily summary. */
export const MAIL_PACES = ['never', 'at_once', 'daily'] as const;
export type MailPace = (typeof MAIL_PACES)[number];

type KindLook = {
  /** What news of this kind are called, in lists, filters and settings. */
  title: string;
  /** When one is told. */
  words: string;
  icon:
    | 'alarm'
    | 'bell'
    | 'bookings'
    | 'card'
    | 'check'
    | 'file'
    | 'flight'
    | 'form'
    | 'mail'
    | 'message'
    | 'people'
    | 'trip';
  /** Where one leads that names no place of its own. */
  link: string;
  /** Whether it is told by mail unless the user says otherwise. */
  mail: MailPace;
  /** Kinds that only move screens are never behind the bell, and nobody chooses how to be told. */
  moves_screens_only?: true;
  /** Nothing sends it yet, because what it tells of is not there yet. Pages know what to do with it, but offer no choice that would do nothing. */
  to_come?: true;
};

/** Every kind of notification: how it is called, how it looks, where it leads. Source: R-SHELL-181..193, enum notification_kinds. */
export const KINDS: Readonly<Record<NotificationKind, KindLook>> = {
  itinerary_viewed: {
    title: 'Itinerary opened',
    words: 'A client opens an itinerary you shared.',
    icon: 'trip',
    link: '/trips',
    mail: 'never',
  },
  itinerary_answered: {
    title: 'Itinerary answered',
    words: 'A client accepts an itinerary, or asks for a change.',
    icon: 'message',
    link: '/trips',
    mail: 'daily',
  },
  trip_data_updated: {
    title: 'Trips',
    words: 'A trip of yours needs a look before it departs, or is handed to you.',
    icon: 'trip',
    link: '/trips',
    mail: 'never',
  },
  booking_data_updated: {
    title: 'Bookings',
    words: 'A booking of yours is claimed, or a claim of yours is decided.',
    icon: 'bookings',
    link: '/bookings',
    mail: 'never',
  },
  booking_email_process: {
    title: 'Bookings by mail',
    words: 'A confirmation that came by mail is read, or could not be.',
    icon: 'mail',
    link: '/booking_confirmations',
    mail: 'never',
    to_come: true,
  },
  flight_reservation_system_update: {
    title: 'Flight reservations',
    words: 'The flight reservation system changes a booking.',
    icon: 'flight',
    link: '/bookings',
    mail: 'at_once',
    to_come: true,
  },
  reminder_update: {
    title: 'Reminders',
    words: 'A reminder of yours leaves, or its mail does not.',
    icon: 'alarm',
    link: '/trips',
    mail: 'never',
  },
  task_added_or_updated: {
    title: 'Tasks',
    words: 'A task is given to you, or one of yours changes.',
    icon: 'check',
    link: '/checklists/list',
    mail: 'never',
  },
  message_received: {
    title: 'Messages',
    words: 'A client or a colleague writes to you.',
    icon: 'message',
    link: '/dashboard',
    mail: 'daily',
    to_come: true,
  },
  received_form: {
    title: 'Forms',
    words: 'A client sends a form back.',
    icon: 'form',
    link: '/forms/trip_request',
    mail: 'daily',
    to_come: true,
  },
  invoice_added_or_updated: {
    title: 'Invoices',
    words: 'An invoice of a trip of yours is written, changed or paid.',
    icon: 'file',
    link: '/invoices',
    mail: 'never',
    to_come: true,
  },
  confirm_payment: {
    title: 'Payments to confirm',
    words: 'A payment waits for you to confirm it.',
    icon: 'card',
    link: '/invoices',
    mail: 'at_once',
    to_come: true,
  },
  subscription_payment_succeeded: {
    title: 'Subscription',
    words: "A payment of your company's plan went through.",
    icon: 'card',
    link: '/myaccount/subscription',
    mail: 'never',
  },
  profile_import_or_export: {
    title: 'Imports and exports',
    words: 'A list of profiles you brought in or asked for is ready, or failed.',
    icon: 'people',
    link: '/crm/dashboard',
    mail: 'never',
    to_come: true,
  },
  settings_updated: {
    title: 'Settings',
    words: 'Somebody changes a setting that your pages show.',
    icon: 'bell',
    link: '/myaccount',
    mail: 'never',
    moves_screens_only: true,
  },
  app_updated: {
    title: 'Update',
    words: 'A new version of the app is there.',
    icon: 'bell',
    link: '/dashboard',
    mail: 'never',
    moves_screens_only: true,
  },
  logout: {
    title: 'Signed out',
    words: 'Your session ends.',
    icon: 'bell',
    link: '/dashboard',
    mail: 'never',
    moves_screens_only: true,
  },
};

/** A kind that this version does not know: another version wrote it. */
const UNKNOWN: KindLook = { title: 'News', words: '', icon: 'bell', link: '/dashboard', mail: 'never' };

/** How a notification looks, whatever version wrote it. */
export const getKindStyle = (kind: string): KindLook => KINDS[kind as NotificationKind] ?? UNKNOWN;

/** The kinds that stand behind the bell, of which a user chooses how they are told, in the order of the table. */
export const NOTIFIED_KINDS = (Object.keys(KINDS) as NotificationKind[]).filter(
  (kind) => !KINDS[kind].moves_screens_only,
);
/** Of these, the kinds that something sends: what pages offer to choose from. */
export const SENT_KINDS = NOTIFIED_KINDS.filter((kind) => !KINDS[kind].to_come);
