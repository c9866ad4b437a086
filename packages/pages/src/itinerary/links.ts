/**
 * Where the page's own links lead. By default they are relative to the page's address, so that the rendered file never holds the
 * secret in the link that leads to it.
 */
export type ItineraryLinks = { calendar_url: string; pdf_url: string };
export const OWN_LINKS: ItineraryLinks = { calendar_url: '?calendar', pdf_url: '?pdf' };
