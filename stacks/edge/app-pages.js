// Runs at the content network for each request of the app (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** Addresses of pages that were rendered when the app was built, each with its file; filled in when deployed. */
export const PAGES = { '/': '/landing.html' };

/** Answers with another address instead of a file. */
function goTo(location) {
  return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: location } } };
}

/** Whether an address lies below a rendered page and is none itself: nothing of the app is there. */
function isLost(address) {
  const end = address.indexOf('/', 1);
  return end > 0 && Boolean(PAGES[address.slice(0, end)]);
}

/**
 * Leads an address to its file: a rendered page, a file of the build, or else the app, which knows its own routes. Who brings a token to a
 * page is led into the app, which takes it in; a page's address under /v1 leads to the page.
 */
export function handler(event) {
  const request = event.request;
  const uri = request.uri.replace(/^\/v1(\/assets\/.|\/[\w-]+\.\w+$)/, '$1');
  const bare = uri.length > 1 ? uri.replace(/\/$/, '') : uri;
  const current = bare.replace(/^\/v1\//, '/');
  const last = uri.slice(uri.lastIndexOf('/') + 1);
  const token = request.querystring.userToken;
  if (PAGES[current] && token) return goTo(`/dashboard?userToken=${token.value}`);
  if (PAGES[current] && current !== bare) return goTo(current);
  if (PAGES[bare]) request.uri = PAGES[bare];
  else if (last.indexOf('.') > 0) request.uri = uri;
  else if (isLost(bare)) return goTo('/pie_page_not_found');
  else request.uri = '/index.html';
  return request;
}
