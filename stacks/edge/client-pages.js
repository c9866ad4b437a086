// Runs at the content network for each opened client link (CloudFront Functions 2.0: no destructuring, no optional chaining).
import crypto from 'node:crypto';

const LINK = /^\/(?:ti|itinerary)\/(?:documents\/)?([A-Za-z0-9_-]{32,64})\/?$/;

/** Leads a link to its published page. The bucket knows only the hash of a link's token, so no list of it opens a page. */
export function handler(event) {
  const request = event.request;
  const match = LINK.exec(request.uri);
  if (!match) {
    request.uri = '/published/none/index.html';
    return request;
  }
  const token = match[1];
  const beside = request.querystring.calendar ? 'calendar.ics' : request.querystring.pdf ? 'itinerary.pdf' : '';
  if (beside) {
    const location = { value: `/services/public/api/v1/ti/${token}/${beside}` };
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: location, 'cache-control': { value: 'no-store' } },
    };
  }
  request.uri = `/published/${crypto.createHash('sha256').update(token).digest('hex')}/index.html`;
  request.querystring = {};
  return request;
}
