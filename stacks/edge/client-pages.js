// Runs at the content network for each opened client link (CloudFront Functions 2.0: no destructuring, no optional chaining).
import crypto from 'node:crypto';

const LINK = /^\/(?:ti|itinerary)\/(?:documents\/)?([A-Za-z0-9_-]{32,64})\/?$/;
const TRIP = /^\/ti-trip\/([A-Za-z0-9_-]{32,64}(?:\.tin_[0-9A-Z]{26})?)\/?$/;
const FILE = /^fil_[0-9A-Z]{26}$/;

/** What the page offers beside itself, by its own relative links: `?calendar`, `?pdf`, `?document=<file id>`. */
function besideThePage(query) {
  if (query.calendar) return 'calendar.ics';
  if (query.pdf) return 'itinerary.pdf';
  return query.document && FILE.test(query.document.value) ? `documents/${query.document.value}` : '';
}

/** Where a link's page is: a whole trip's is rendered for each visit; else the bucket knows only the hash of a link's token, so no list of it opens a page. */
function pageOf(uri, token) {
  if (uri.indexOf('/ti-trip/') === 0) return `/services/public/api/v1/ti-trip/${token || '-'}`;
  return `/published/${token ? crypto.createHash('sha256').update(token).digest('hex') : 'none'}/index.html`;
}

/** Leads a link to its page. */
export function handler(event) {
  const request = event.request;
  const match = LINK.exec(request.uri) || TRIP.exec(request.uri);
  if (!match) {
    request.uri = pageOf(request.uri, '');
    return request;
  }
  const token = match[1];
  const beside = besideThePage(request.querystring);
  if (beside) {
    const location = { value: `/services/public/api/v1/ti/${token}/${beside}` };
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: location, 'cache-control': { value: 'no-store' } },
    };
  }
  request.uri = pageOf(request.uri, token);
  request.querystring = {};
  return request;
}
