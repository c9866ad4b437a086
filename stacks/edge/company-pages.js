// Runs at the content network for each company page (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** Leads a company's address to the endpoint that renders its page; what is no name is answered as an unknown one. */
export function handler(event) {
  const request = event.request;
  const name = request.uri.slice('/company/'.length).replace(/\/$/, '');
  request.uri = `/services/public/api/v1/company/${name && name.indexOf('/') < 0 ? name : '-'}`;
  return request;
}
