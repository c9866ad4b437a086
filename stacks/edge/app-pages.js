// Runs at the content network for each request of the app (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** Addresses of pages that were rendered when the app was built, each with its file; filled in when deployed. */
export const PAGES = { '/': '/landing.html' };

/** Leads an address to its file: a rendered page, a file of the build, or else the app, which knows its own routes. */
export function handler(event) {
  const request = event.request;
  const uri = request.uri.replace(/^\/v1\/assets\//, '/assets/');
  const bare = uri.length > 1 ? uri.replace(/\/$/, '') : uri;
  const last = uri.slice(uri.lastIndexOf('/') + 1);
  if (PAGES[bare]) request.uri = PAGES[bare];
  else if (last.indexOf('.') > 0) request.uri = uri;
  else request.uri = '/index.html';
  return request;
}
