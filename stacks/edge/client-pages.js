// Runs at the content network for each opened client link (CloudFront Functions 2.0: no destructuring, no optional chaining).
import crypto from 'node:crypto';

const LINK = /^\/(?:ti|itinerary)\/(?:documents\/)?([A-Za-z0-9_-]{32,64})\/?$/;
const FILE = /^fil_[0-9A-Z]{26}$/;

/** What the page offers beside itself, by its own relative links: `?calendar`, `?pdf`, `?document=<file id>`. */
function besideThePage(query) {
  if (query.calendar) return 'calendar.ics';
  if (query.pdf) return 'itinerary.pdf';
  return query.document && FILE.test(query.document.value) ? `documents/${query.document.value}` : '';
}

/** Leads a link to its published page. The bucket knows only the hash of a link's token, so no list of it opens a page. */
export function handler(event) {
  const request = event.request;
  const match = LINK.exec(request.uri);
  if (!match) {
    request.uri = '/published/none/index.html';
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
  request.uri = `/published/${crypto.createHash('sha256').update(token).digest('hex')}/index.html`;
  request.querystring = {};
  return request;
}
