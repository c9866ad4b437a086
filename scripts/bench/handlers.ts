import { handler as createInvoice } from '@wayline/functions/accounting/create-invoice';
import { handler as createPayment } from '@wayline/functions/accounting/create-payment';
import { handler as creditInvoice } from '@wayline/functions/accounting/credit-invoice';
import { handler as tripMoney } from '@wayline/functions/accounting/get-trip-money';
import { handler as issueInvoice } from '@wayline/functions/accounting/issue-invoice';
import { handler as listInvoices } from '@wayline/functions/accounting/list-invoices';
import { handler as listPayments } from '@wayline/functions/accounting/list-payments';
import { handler as summarizeInvoices } from '@wayline/functions/accounting/summarize-invoices';
import { handler as createClient } from '@wayline/functions/clients/create-client';
import { handler as shell } from '@wayline/functions/notifications/shell';
import { handler as listBookings } from '@wayline/functions/trip/booking-lists/list-bookings';
import { handler as createBooking } from '@wayline/functions/trip/bookings/create-booking';
import { handler as deleteBooking } from '@wayline/functions/trip/bookings/delete-booking';
import { handler as updateBooking } from '@wayline/functions/trip/bookings/update-booking';
import { handler as dashboard } from '@wayline/functions/trip/deadlines/dashboard';
import { handler as noteViewed } from '@wayline/functions/trip/itinerary/note-viewed';
import { handler as addTraveler } from '@wayline/functions/trip/trips/add-traveler';
import { handler as createTrip } from '@wayline/functions/trip/trips/create-trip';
import { handler as getTrip } from '@wayline/functions/trip/trips/get-trip';
import { handler as importRows } from '@wayline/functions/trip/trips/import-rows';
import { handler as listTrips } from '@wayline/functions/trip/trips/list-trips';
import { handler as setStartDate } from '@wayline/functions/trip/trips/set-start-date';
import { handler as startImport } from '@wayline/functions/trip/trips/start-import';
import { handler as updateTrip } from '@wayline/functions/trip/trips/update-trip';

/** The handlers that are measured, by the call they serve. */
export const HANDLERS = {
  'trips.list': listTrips,
  'trips.get': getTrip,
  'trips.create': createTrip,
  'trips.update': updateTrip,
  'trips.start-date.set': setStartDate,
  'trips.travelers.create': addTraveler,
  'trips.imports.start': startImport,
  'trips.imports.rows': importRows,
  'book.company-bookings.list': listBookings,
  'book.bookings.create': createBooking,
  'book.bookings.update': updateBooking,
  'book.bookings.delete': deleteBooking,
  'book.invoices.list': listInvoices,
  'book.invoices.summary': summarizeInvoices,
  'book.invoices.create': createInvoice,
  'book.invoices.issue': issueInvoice,
  'book.invoices.credit': creditInvoice,
  'book.payments.list': listPayments,
  'book.payments.create': createPayment,
  'trips.money.get': tripMoney,
  'crm.individuals.create': createClient,
  'misc.shell.get': shell,
  'misc.dashboard.get': dashboard,
  'public.ti.viewed': noteViewed,
} as const;
export type MeasuredCall = keyof typeof HANDLERS;
