import { bankAnnouncers } from './areas/accounting/bank/bank.announcements';
import { creditAnnouncers } from './areas/accounting/credits/credit.announcements';
import { depositAnnouncers } from './areas/accounting/deposits/deposit.announcements';
import { invoiceAnnouncers } from './areas/accounting/invoices/invoice.announcements';
import { paymentAnnouncers } from './areas/accounting/payments/payment.announcements';
import { supplierPaymentAnnouncers } from './areas/accounting/suppliers/supplier-payment.announcements';
import { agencyAnnouncers } from './areas/agencies/agency.announcements';
import { clientAnnouncers } from './areas/clients/client.announcements';
import { closureAnnouncers } from './areas/closure/closure.announcements';
import { dataImportAnnouncers } from './areas/data-transfer/data-import.announcements';
import { domainAnnouncers } from './areas/domains/domain.announcements';
import { formAnnouncers } from './areas/forms/form.announcements';
import { institutionAnnouncers } from './areas/institutions/institution.announcements';
import { ledgerAnnouncers } from './areas/ledger/ledger.announcements';
import { libraryAnnouncers } from './areas/library/library.announcements';
import { type Announcer, announcementReader } from './areas/live/public';
import { mailAnnouncers } from './areas/messaging/mail.announcements';
import { peopleAnnouncers } from './areas/people/people.announcements';
import { settingsAnnouncers } from './areas/settings/settings.announcements';
import { subscriptionAnnouncers } from './areas/subscription/subscription.announcements';
import { unclaimedAnnouncers } from './areas/trip/booking-lists/unclaimed.announcements';
import { bookingAnnouncers } from './areas/trip/bookings/booking.announcements';
import { checklistAnnouncers } from './areas/trip/checklists/checklist.announcements';
import { itineraryAnnouncers } from './areas/trip/itinerary/itinerary.announcements';
import { reminderAnnouncers } from './areas/trip/reminders/reminder.announcements';
import { tripCheckAnnouncers } from './areas/trip/trip-check/trip-check.announcements';
import { packageAnnouncers } from './areas/trip/trip-packages/package.announcements';
import { severalTripsAnnouncers } from './areas/trip/trips/several-trips.announcements';
import { tripAnnouncers } from './areas/trip/trips/trip.announcements';

/** How every fact of every area is announced. */
export const ANNOUNCERS: readonly Announcer[] = [
  ...agencyAnnouncers,
  ...bankAnnouncers,
  ...clientAnnouncers,
  ...closureAnnouncers,
  ...creditAnnouncers,
  ...dataImportAnnouncers,
  ...depositAnnouncers,
  ...domainAnnouncers,
  ...formAnnouncers,
  ...institutionAnnouncers,
  ...invoiceAnnouncers,
  ...ledgerAnnouncers,
  ...libraryAnnouncers,
  ...mailAnnouncers,
  ...paymentAnnouncers,
  ...supplierPaymentAnnouncers,
  ...peopleAnnouncers,
  ...settingsAnnouncers,
  ...subscriptionAnnouncers,
  ...unclaimedAnnouncers,
  ...bookingAnnouncers,
  ...checklistAnnouncers,
  ...itineraryAnnouncers,
  ...reminderAnnouncers,
  ...tripCheckAnnouncers,
  ...packageAnnouncers,
  ...severalTripsAnnouncers,
  ...tripAnnouncers,
];

/** Reads what any event of the outbox has to tell. Only what delivers events loads it: an endpoint knows its own events alone. */
export const readAnnouncement = announcementReader(ANNOUNCERS);
