import type { PartToCome } from '@wayline/core/navigation/routes-to-come';
import {
  BadgePercent,
  BellRing,
  ChartColumn,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  Plane,
  Wallet,
} from 'lucide-react';
import { PATHS } from '../../lib/paths';

/** What an area will do, what does the same job today, and the way there. */
export type Coming = { icon: LucideIcon; will: string; today: string; link?: { label: string; to: string } };

const TRIPS = { label: 'Open trips', to: PATHS.trips() };
const BOOKINGS = { label: 'Open bookings', to: PATHS.bookings() };

const reports: Coming = {
  icon: ChartColumn,
  will: 'Sales, commission and bookings by advisor, client, supplier and month, each as a figure, a chart and a table you can export.',
  today: 'Each trip has its own figures on its Reports page, and you can filter and export the list of bookings.',
  link: BOOKINGS,
};
const payroll: Coming = {
  icon: Wallet,
  will: 'What each advisor and independent contractor has earned, what was paid out and what’s due next, based on the commission of their bookings.',
  today: 'You’ll find each booking’s commission and its split in the trip’s pricing.',
  link: TRIPS,
};
const commissions: Coming = {
  icon: BadgePercent,
  will: 'The commission suppliers owe you, what has come in and each advisor’s share, line by line and ready to send.',
  today: 'Each booking has its expected commission and split, and the list of bookings shows them.',
  link: BOOKINGS,
};
const partner_commissions: Coming = {
  icon: Handshake,
  will: 'What you owe the partners who bring you clients, booking by booking, and what you’ve paid them.',
  today: 'Each booking shows its expected commission and how it is shared.',
  link: BOOKINGS,
};
const messages: Coming = {
  icon: MessagesSquare,
  will: 'Emails that send themselves around a trip’s dates: before departure, on the way, after the return and on birthdays.',
  today: 'Trip reminders tell you when it’s time, and you write the email yourself.',
  link: TRIPS,
};
const flights: Coming = {
  icon: Plane,
  will: 'Bookings from your flight reservation system, added to trips by record locator and kept up to date.',
  today: 'Import a flight’s confirmation from its email, calendar file or boarding pass on the trip’s page.',
  link: TRIPS,
};

/** What is said at the addresses of each part that is not built yet. */
export const COMING_PARTS: Readonly<Record<PartToCome, Coming>> = {
  reports,
  payroll,
  commissions,
  messages,
  flight_reservations: flights,
  flight_alerts: {
    icon: BellRing,
    will: 'Delays, gate changes and cancellations of your clients’ flights, as soon as the airline announces them.',
    today:
      'When you enter a new time in a booking, your colleagues see it right away, and the client when you publish again.',
    link: TRIPS,
  },
};

/** What is said on a part of a page that is not built yet. */
export const COMING_PANELS = { commissions, partner_commissions } as const satisfies Record<string, Coming>;
