import type { AppPath } from '@wayline/core/navigation/routes';
import type { PartToCome } from '@wayline/core/navigation/routes-to-come';

/** What Wayline does, with the pages in which one does it: the page of the road map tells by them what is there. */
export const ABILITIES: readonly { text: string; at: readonly AppPath[] }[] = [
  {
    text: 'Trips with travelers, contacts, collaborators, notes, tags and files: copy, archive, cancel, restore',
    at: ['/trips', '/trip_create', '/trips/:trip_id', '/trip/:trip_id'],
  },
  {
    text: 'The planner by day, timeline, month and booking type, with drag, keyboard and undo',
    at: ['/trips/:trip_id/planner'],
  },
  {
    text: 'Eleven types of bookings, with passengers, rooms, deadlines, cancellations and confirmations read from files',
    at: ['/bookings', '/booking_confirmations'],
  },
  {
    text: 'Prices, rooms, taxes, markup, commission splits, exchange rates and packages',
    at: ['/trips/:trip_id/packages'],
  },
  {
    text: 'Client itineraries: published versions, links with an expiration date and a code, documents, PDF, Word, calendar, answers',
    at: ['/trips/:trip_id/ti/:ti_id', '/trips/:trip_id/ti/:ti_id/documents'],
  },
  {
    text: 'Clients with preferences, travel documents, households, companions, consent and their trips; import, duplicates and merging with undo',
    at: ['/crm/clients', '/crm/dashboard', '/crm/clients/import', '/crm/clients/duplicates'],
  },
  {
    text: 'Suppliers, with a directory to start from, and institutions with their members',
    at: ['/crm/suppliers', '/crm/suppliers/directory', '/crm/institutions'],
  },
  {
    text: 'Forms for trip requests, traveler details and anything else: answers become trips and client records when you accept them',
    at: ['/forms/traveler_request', '/forms/trip_request', '/dynamic_forms/:form_category_id/:form_category_name'],
  },
  {
    text: 'Invoices from bookings and packages, shared by several payers, with deposits and final payments by date',
    at: ['/invoices', '/trips/:trip_id/money'],
  },
  {
    text: 'Invoices by email, as a page and a PDF, in English and Spanish',
    at: ['/invoices', '/myaccount/howtopayus', '/myaccount/invoice_logo', '/myaccount/invoice_text'],
  },
  {
    text: 'What each client owes and has with you, and their statement of account as a page, a PDF and a spreadsheet',
    at: ['/crm/clients/:client_id', '/crm/clients/:client_id/statement'],
  },
  {
    text: 'Clients paying online by card or bank account, into your own Stripe account, with receipts, and fees, payouts, refunds and disputes in your books',
    at: ['/invoices', '/myaccount/paymentcollection', '/myaccount/payment_options', '/myaccount/pay_now_default'],
  },
  {
    text: 'Payment reminders by email, which clients can turn off themselves',
    at: ['/invoices', '/myaccount/payment-reminders'],
  },
  {
    text: 'Payments and refunds recorded by hand, applied to several invoices and taken off again',
    at: ['/invoices'],
  },
  { text: 'Double-entry books: accounts, journal entries, trial balance and closed months', at: ['/ledger'] },
  {
    text: 'Email reminders, checklists and their templates, a library, unclaimed bookings and claims',
    at: ['/checklists', '/library', '/unclaimed_bookings', '/claim_requests', '/myaccount/reminders'],
  },
  { text: 'The trip check, before publishing and every night', at: ['/myaccount/entry-rules'] },
  { text: 'Sales by booking type for each trip', at: ['/trips/:trip_id/reports'] },
  {
    text: 'History with undo, and deleted trips, bookings and clients for thirty days',
    at: ['/trips/deleted', '/crm/clients/deleted', '/crm/suppliers/deleted', '/crm/institutions/deleted'],
  },
  { text: 'Two-step sign-in with an authenticator app', at: ['/myaccount/multi_factor_auth'] },
  {
    text: 'Settings for companies and users: invitations, roles and permissions, teams, brand, notifications',
    at: ['/myaccount', '/notifications', '/myaccount/users', '/myaccount/teams', '/myaccount/userbrand'],
  },
  { text: 'Plans and their billing', at: ['/myaccount/subscription', '/subscribe', '/myaccount/payment'] },
  { text: 'Exporting all your data and closing your account yourself', at: ['/myaccount/close'] },
];

/** What comes next, in its order: a stage is there for as long as one of its parts is still to come. */
export const STAGES: readonly {
  title: string;
  say: string;
  points: readonly { text: string; part: PartToCome }[];
}[] = [
  {
    title: 'Commissions and payroll',
    say: 'From what suppliers owe to what advisors earn.',
    points: [
      { text: 'Commissions expected, received and missing, matched with suppliers’ statements', part: 'commissions' },
      { text: 'Splits between advisors, agencies and hosts, and payroll runs based on them', part: 'payroll' },
    ],
  },
  {
    title: 'Reports',
    say: 'The answer first, then the table.',
    points: [{ text: 'Sales, commission and bookings by advisor, client, supplier and month', part: 'reports' }],
  },
  {
    title: 'Messages',
    say: 'What happens between two trips.',
    points: [
      { text: 'Emails and text messages from inside a trip, and series that run automatically', part: 'messages' },
    ],
  },
  {
    title: 'Flights',
    say: 'What changes after booking.',
    points: [
      { text: 'Delays, gate changes and cancellations, as soon as the airline announces them', part: 'flight_alerts' },
      { text: 'Bookings straight from your reservation system, by record locator', part: 'flight_reservations' },
    ],
  },
];
