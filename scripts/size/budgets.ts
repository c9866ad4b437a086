/** What each part may weigh. Functions are counted minified in KiB, as esbuild reports them; pages gzipped in kB, as Vite does. */
export const BUDGETS = {
  handlerKiB: 560,
  pdfHandlerKiB: 2_480,
  // Four of them say which files each page needs, so that they come at once; seven are the addresses of 400 operations. One says that
  // Wayline can't be reached, and looks for it again.
  shellKB: 199,
  gridRouteKB: 540,
  landingKB: 20,
  // The pictures of the product in one theme; all but the first are asked for when one scrolls to them.
  picturesKB: 220,
  itineraryKB: 20,
  formKB: 20,
} as const;

/** What phone numbers look like in each country, by a library: whatever finds a client again compares them. */
const PHONES = 118;

/** Functions that carry more than the kernel, and why they may. The kernel itself knows what a role sees, its company's part of the table with
 * what follows each record, and each record and area its facts. */
export const OWN_BUDGETS_KIB: Readonly<Record<string, number>> = {
  // React renders the client's page, and the reminder's and the link's mail.
  // Those for one itinerary know the company's settings too, of which they show some.
  // What a client sees of a flight needs the zones of its airports: their table is 80 KiB.
  // A client reads it in their language: Lingui's run time and the texts in Spanish are 25 KiB, of which what core says itself is 10.
  'trip/itinerary/publish-itinerary': 1015,
  'trip/itinerary/share-itinerary': 940,
  // A preview signs links to the pictures that are not published yet, by the S3 client.
  'trip/itinerary/preview-page': 1010,
  'people/company-page': 640,
  'trip/itinerary/trip-page': 905,
  // A client's form is rendered for each visit. A page that goes on with a draft seals the numbers that it doesn't show.
  'forms/form-page': 740 + PHONES,
  'forms/send-form': 780 + PHONES,
  // And its files go through the S3 client.
  'forms/start-form-file': 645 + PHONES,
  'forms/add-form-file': 635 + PHONES,
  'forms/open-submitted-file': 570,
  // The mail that brings a form's link.
  'forms/create-form-link': 732 + PHONES,
  'forms/preview-form-mail': 670,
  // A file of clients is read from the store and its rows are checked, on top of the S3 client.
  'data-transfer/create-import': 595,
  'data-transfer/check-import': 627 + PHONES,
  'data-transfer/run-import': 623 + PHONES,
  'data-transfer/take-import-back': 623 + PHONES,
  // Files of a client go with the client.
  'clients/start-client-file': 580 + PHONES,
  'clients/add-client-file': 580 + PHONES,
  'clients/purge-clients': 580 + PHONES,
  'clients/remove-client-file': 565,
  // React renders the mail of an invitation, of a question to another agency, of a recovery code that was used, of another address,
  // of an account that will be closed, of one that exists already, of a new API key and of an export.
  'people/invite': 705,
  'people/resend-invitation': 705,
  'agencies/ask': 705,
  'people/login-recovery': 710,
  'people/new-recovery-codes': 705,
  'people/set-totp': 705,
  'people/begin-email-change': 705,
  'people/confirm-email-change': 705,
  'closure/set-closing': 705,
  'closure/create-export': 705,
  'people/api-key-create': 710,
  'people/sign-up': 705,
  // The pages of a trip that comes back are rendered again.
  'trip/trips/restore-trip': 895 + PHONES,
  'trip/history/bring-back-trip': 895 + PHONES,
  // Sends every mail, renders every page again, checks every trip that departs soon, and knows the events of all areas.
  // What a rule refuses brings its sentence along, to jobs too.
  'jobs/due-work': 1160 + PHONES,
  // Takes down a company that is closed: its files, its accounts, its plan at Stripe; renders its links' pages again when it comes back; and
  // goes on with imports of clients, and with what follows from facts and takes long, so that it knows the facts of all areas and speaks to sockets.
  // It also asks Stripe what became of payments of which no news came, and mails payers what is due.
  'jobs/long-work': 1660 + PHONES,
  // Invoices name clients and trips; what is issued is numbered and posted. They follow clients who are merged.
  'accounting/create-invoice': 580,
  'accounting/update-invoice': 580,
  'accounting/credit-invoice': 590,
  'accounting/issue-invoice': 610,
  'accounting/revise-invoice': 610,
  'clients/merge-clients': 585,
  'clients/undo-merge': 585,
  // React renders the client's page of an invoice, and the mail that brings its link. The page finds who was merged since.
  'accounting/invoice-page': 730 + PHONES,
  // What is paid online is posted like any payment, and its receipt mailed; Stripe’s library comes with it.
  'accounting/pay-invoice': 1075 + PHONES,
  'accounting/take-payment-news': 1050 + PHONES,
  'accounting/stripe/send-refund': 740 + PHONES,
  'accounting/connect-payment-account': 675,
  'accounting/disconnect-payment-account': 670,
  'accounting/create-invoice-link': 715,
  // And those that bring a receipt or a reminder, with the page that ends them.
  'accounting/create-payment': 760 + PHONES,
  // What a bank says becomes any of these payments, and whose they are is known by who was merged.
  'accounting/bank/decide-line': 520 + PHONES,
  'accounting/statuses/follow-payments': 470 + PHONES,
  'accounting/statuses/get-traveler-money': 460 + PHONES,
  'accounting/detach-payment': 455 + PHONES,
  'accounting/delete-applied-payment': 455 + PHONES,
  'accounting/receipts/send-receipt': 725 + PHONES,
  'accounting/reminders/remind-now': 730 + PHONES,
  'accounting/reminders/stop-page': 705 + PHONES,
  'accounting/reminders/take-stop': 705 + PHONES,
  // It follows what bank lines, travelers and clients say of money, too.
  'jobs/deliver-events': 575 + PHONES,
  // What lines of entries name are records of four areas.
  'ledger/post-entry': 585,
  'ledger/reverse-entry': 585,
  'ledger/list-entries': 585,
  ...Object.fromEntries(
    [
      'trip/trips/add-traveler',
      'trip/trips/remove-traveler',
      'trip/trips/copy-trip',
      'trip/trip-check/check-trip-papers',
      'trip/trip-check/list-client-papers',
      'forms/save-form-draft',
      'forms/make-trip',
      'forms/accept-answers',
      'forms/get-submission',
      'forms/compare-submission',
    ].map((name) => [name, BUDGETS.handlerKiB + PHONES]),
  ),
  // The rows of an import that could not be taken, as a file for a spreadsheet.
  'data-transfer/open-result': 570,
  // Stripe's own library is 240 KiB; whatever speaks of money carries it.
  ...Object.fromEntries(
    [
      'change-card',
      'change-plan',
      'get-subscription',
      'preview-plan',
      'set-renewal',
      'set-up-card',
      'validate-coupon',
    ].map((name) => [`subscription/${name}`, 800]),
  ),
  // And the mail about a payment that failed.
  'subscription/stripe-webhook': 950,
  // The document is written by a library, beside the table of airports.
  'trip/itinerary/itinerary-word': 805,
  // The importer reads mail, HTML, calendars and passes.
  'trip/bookings/preview-import': 810,
  // What was published is held against what would be published now, on top of the S3 client and the table of airports.
  'trip/history/restore-version': 725,
  'trip/history/compare-versions': 725,
  'trip/itinerary/list-travel-itineraries': 730,
  // The description of the API is made from every contract.
  'people/api-key-openapi': 755,
  // The calendar is written by a library, on top of the S3 client.
  'trip/itinerary/calendar-feed': 660,
  // The document, the table of airports, and the S3 client that reads its cover.
  'trip/itinerary/itinerary-pdf': 2600,
  // The itinerary as it would be published, with the photos of the bookings it shows.
  'trip/itinerary/get-itinerary': 606 + PHONES,
  // The S3 client reads, copies or deletes what lies beside the records.
  'trip/history/list-versions': 605,
  'closure/get-export': 605,
  'trip/itinerary/start-cover': 605,
  'trip/itinerary/set-cover': 610,
  'trip/itinerary/open-cover': 605,
  'trip/itinerary/remove-cover': 605,
  'trip/itinerary/add-document': 605,
  'trip/itinerary/remove-document': 605,
  'trip/itinerary/take-trip-file': 605,
  'trip/itinerary/open-document': 605,
  'trip/itinerary/start-document': 605,
  'library/start-file': 605,
  'clients/open-client-file': 605,
  'data-transfer/start-upload': 605,
  'trip/trips/add-trip-file': 610,
  'trip/itinerary/get-published': 605,
  'trip/itinerary/remove-itinerary': 610,
  'trip/itinerary/revoke-share': 605,
  // And it refuses a client in their language.
  'trip/itinerary/shared-document': 615,
  'library/add-file': 605,
  'library/open-file': 605,
  'trip/trips/cancel-trip': 610 + PHONES,
  'trip/trips/delete-trips': 610 + PHONES,
  'trip/trips/open-trip-file': 605,
  'trip/trips/remove-trip-file': 605,
  'trip/trips/start-trip-file': 605,
};
