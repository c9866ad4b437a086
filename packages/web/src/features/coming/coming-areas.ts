import { APP_PATHS, type AppPath } from '@wayline/core/navigation/routes';
import {
  BadgePercent,
  BellRing,
  ChartColumn,
  ClipboardList,
  type LucideIcon,
  MessagesSquare,
  Plane,
  Receipt,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { PATHS } from '../../lib/paths';

/** What an area will do, what does the same job today, and the way there. */
export type Coming = { icon: LucideIcon; will: string; today: string; link?: { label: string; to: string } };

const TRIPS = { label: 'Open the trips', to: PATHS.trips() };
const BOOKINGS = { label: 'Open the bookings', to: PATHS.bookings() };

const reports: Coming = {
  icon: ChartColumn,
  will: 'Sales, commission and bookings by advisor, client, supplier and month, each as a figure, a plot and a table to take along.',
  today: 'Each trip has its own figures on its Reports page, and the list of bookings can be filtered and exported.',
  link: BOOKINGS,
};
const forms: Coming = {
  icon: ClipboardList,
  will: 'Questions for clients that you put together yourself: sent by a link, answered on a phone, and kept with the trip and the client.',
  today: 'Travelers are added on the trip’s page, and what you ask them for can stand in a checklist with a date.',
  link: TRIPS,
};
const payroll: Coming = {
  icon: Wallet,
  will: 'What each advisor and independent contractor has earned, what was paid out, and what is due next, from the commission of their bookings.',
  today: 'The commission of every booking and how it is split stands in the trip’s pricing.',
  link: TRIPS,
};
const commissions: Coming = {
  icon: BadgePercent,
  will: 'The commission that suppliers owe, what has come in, and each advisor’s share, line by line and ready to send.',
  today: 'Expected commission and its split are kept with each booking, and the list of bookings shows them.',
  link: BOOKINGS,
};
const messages: Coming = {
  icon: MessagesSquare,
  will: 'Mails that leave by themselves around a trip’s dates: before departure, on the way, after the return, and on birthdays.',
  today: 'Reminders of a trip remind you in time, so that you write the mail yourself.',
  link: TRIPS,
};
const flights: Coming = {
  icon: Plane,
  will: 'Reservations from your flight reservation system, taken into trips by their record locator and kept up to date.',
  today: 'A flight’s confirmation can be imported from its mail, calendar file or boarding pass, on the trip’s page.',
  link: TRIPS,
};

/** A trip’s reports have a page; the single ones below it are still to come. */
const reportsOfTrips = APP_PATHS.filter((path) => path.startsWith('/trips/:trip_id/reports/'));

/** What is said at addresses of areas that are not built yet, and at everything below them. */
export const COMING_AREAS: Partial<Record<AppPath, Coming>> = {
  '/reports': reports,
  ...Object.fromEntries(reportsOfTrips.map((path) => [path, reports])),
  '/forms/trip_request': forms,
  '/forms/traveler_request': forms,
  '/dynamic_forms/:form_category_id/:form_category_name': forms,
  '/payroll': payroll,
  '/payroll_new': payroll,
  '/commissions/payroll': payroll,
  '/received_advisor_payments': payroll,
  '/commissions': commissions,
  '/commission_statement': commissions,
  '/automatedmessages': messages,
  '/multiple-automatedmessages': messages,
  '/sabre': flights,
  '/flightalerts': {
    icon: BellRing,
    will: 'Delays, gate changes and cancellations of your clients’ flights, as soon as the airline says so.',
    today:
      'A new time that you enter in a booking reaches your colleagues at once, and the client when you publish again.',
    link: TRIPS,
  },
  '/invoices': {
    icon: Receipt,
    will: 'Invoices from a trip’s prices, sent with a link to pay, with deposits, receipts and reminders of what is overdue.',
    today: 'What a client owes stands in the trip’s prices, and each booking keeps its payment status.',
    link: TRIPS,
  },
  '/crm/dashboard': {
    icon: UsersRound,
    will: 'Clients, families, institutions and suppliers: their profiles, documents, preferences and every trip they made.',
    today: 'Travelers and client contacts are kept with each trip.',
    link: TRIPS,
  },
};
