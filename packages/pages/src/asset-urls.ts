/**
 * Where the pages' own files lie. The names are stable on purpose: a page is rendered once, when it is published, and must find its
 * style and script for as long as the link lives, whatever was deployed since. So style and script stay able to serve older pages.
 */
export const ASSETS = {
  itineraryStyle: '/p/itinerary.css',
  itineraryScript: '/p/itinerary.js',
  gateScript: '/p/gate.js',
  formStyle: '/p/form.css',
  formScript: '/p/form.js',
  invoiceStyle: '/p/invoice.css',
  landingStyle: '/p/landing.css',
  landingScript: '/p/landing.js',
  chatScript: '/p/chat.js',
  publicStyle: '/p/public.css',
  titleFont: '/p/fonts/fraunces-latin.woff2',
  icon: '/favicon.svg',
  /** At the top, so that it may serve the client pages below it. */
  worker: '/ti-sw.js',
} as const;
