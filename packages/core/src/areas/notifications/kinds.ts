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
    words: 'One of your trips needs attention before it departs, or a trip is handed to you.',
    icon: 'trip',
    link: '/trips',
    mail: 'never',
  },
  booking_data_updated: {
    title: 'Bookings',
    words: 'One of your bookings is claimed, or your claim is decided.',
    icon: 'bookings',
    link: '/bookings',
    mail: 'never',
  },
  booking_email_process: {
    title: 'Bookings by email',
    words: 'We read a confirmation that came by email, or couldn’t.',
    icon: 'mail',
    link: '/booking_confirmations',
    mail: 'never',
    to_come: true,
  },
  flight_reservation_system_update: {
    title: 'Flight bookings',
    words: 'The flight reservation system changes a booking.',
    icon: 'flight',
    link: '/bookings',
    mail: 'at_once',
    to_come: true,
  },
  reminder_update: {
    title: 'Reminders',
    words: 'One of your reminders is sent, or its email fails.',
    icon: 'alarm',
    link: '/trips',
    mail: 'never',
  },
  task_added_or_updated: {
    title: 'Tasks',
    words: 'A task is assigned to you, or one of yours changes.',
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
    words: 'A client sends back a form.',
    icon: 'form',
    link: '/forms/trip_request',
    mail: 'daily',
  },
  invoice_added_or_updated: {
    title: 'Invoices',
    words: 'An invoice for one of your trips is created, changed or paid.',
    icon: 'file',
    link: '/invoices',
    mail: 'never',
  },
  confirm_payment: {
    title: 'Payments to confirm',
    words: 'A payment needs your confirmation.',
    icon: 'card',
    link: '/invoices',
    mail: 'at_once',
    to_come: true,
  },
  subscription_payment_succeeded: {
    title: 'Subscription',
    words: "A payment for your company's plan went through.",
    icon: 'card',
    link: '/myaccount/subscription',
    mail: 'never',
  },
  profile_import_or_export: {
    title: 'Imports',
    words: 'An import you started is finished, or failed.',
    icon: 'people',
    link: '/crm/clients/import',
    mail: 'never',
  },
  settings_updated: {
    title: 'Account and team',
    words: 'Someone joins your team, an invitation bounces, an export is ready, or an API key is created.',
    icon: 'bell',
    link: '/myaccount',
    mail: 'never',
  },
  client_data_updated: {
    title: 'Clients',
    words: 'Someone changes a client.',
    icon: 'people',
    link: '/crm/clients',
    mail: 'never',
    moves_screens_only: true,
  },
  institution_data_updated: {
    title: 'Institutions',
    words: 'Someone changes a supplier or an institution.',
    icon: 'people',
    link: '/crm/suppliers',
    mail: 'never',
    moves_screens_only: true,
  },
  ledger_updated: {
    title: 'Ledger',
    words: 'Someone posts to the books, or closes a month.',
    icon: 'file',
    link: '/ledger',
    mail: 'never',
    moves_screens_only: true,
  },
  app_updated: {
    title: 'Update',
    words: 'A new version of the app is available.',
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
