const ADDRESS = /^\/(?:ti|ti-trip|itinerary)\/(?:documents\/)?([A-Za-z0-9_-]{32,64}(?:\.tin_[0-9A-Z]{26})?)\/?$/;

/** The secret in a client page's address; undefined in a preview. */
export const shareToken = (pathname: string): string | undefined => ADDRESS.exec(pathname)?.[1];
/** The public service's addresses of one shared itinerary. */
export const serviceUrl = (token: string, what: 'viewed' | 'answers' | 'open' | 'calendar.ics'): string =>
  `/services/public/api/v1/ti/${token}/${what}`;
