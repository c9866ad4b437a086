/** What each part may weigh. Functions are counted minified in KiB, as esbuild reports them; pages gzipped in kB, as Vite does. */
export const BUDGETS = {
  handlerKiB: 560,
  pdfHandlerKiB: 2_400,
  shellKB: 220,
  gridRouteKB: 540,
  landingKB: 20,
  itineraryKB: 20,
} as const;

/** Functions that carry more than the kernel, and why they may. */
export const OWN_BUDGETS_KIB: Readonly<Record<string, number>> = {
  // React renders the client's page, and the reminder's and the link's mail.
  'itinerary/publish-itinerary': 860,
  'itinerary/share-itinerary': 860,
  'jobs/due-work': 860,
  // The importer reads mail, HTML, calendars and passes.
  'bookings/preview-import': 780,
  // What was published is held against what would be published now, on top of the S3 client.
  'history/restore-version': 600,
  'history/compare-versions': 600,
  // The S3 client looks into an upload and copies it, and the itinerary is read beside its documents.
  'itinerary/add-document': 580,
  // The calendar is written by a library, on top of the S3 client.
  'itinerary/calendar-feed': 600,
};
