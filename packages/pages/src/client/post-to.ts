import { callHeaders } from './public-token';
import { serviceUrl } from './share-token';

/** Sends something to the public service of a shared itinerary. */
export const postTo = (
  token: string,
  what: 'viewed' | 'answers' | 'open',
  body: object,
  more: RequestInit = {},
): Promise<Response> => {
  const url = serviceUrl(token, what);
  return fetch(url, {
    ...more,
    method: 'POST',
    headers: { ...callHeaders(token, url), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};
