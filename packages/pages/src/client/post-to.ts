import { serviceUrl } from './share-token';

/** Sends something to the public service of a shared itinerary. */
export const postTo = (
  token: string,
  what: 'viewed' | 'answers' | 'open',
  body: object,
  more: RequestInit = {},
): Promise<Response> =>
  fetch(serviceUrl(token, what), {
    ...more,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
