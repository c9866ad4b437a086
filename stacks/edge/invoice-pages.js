import cf from 'cloudfront';
import { apiNumber } from './api-number.js';

// Runs at the content network for each opened invoice (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** The hosts of the APIs in the order of their numbers; filled in when deployed. */
export const HOSTS = [];

/** Every address of an invoice: its secret, and what an old link has around that, which changes nothing. */
const LINK = /^\/(?:invoice\/(?:v2\/)?web|invoices\/pay|client_invoice\/[^/]+)\/([A-Za-z0-9_-]{43})(?:\/[^/]*)?\/?$/;

/**
 * Leads the address of an invoice to the endpoint that renders it, prints it for `?pdf`, or for `?reminders` asks whether somebody wants to be reminded; what is no link is answered as one that is
 * gone.
 */
export function handler(event) {
  const request = event.request;
  const match = LINK.exec(request.uri);
  let beside = '';
  if (match && request.querystring.pdf) beside = '/invoice.pdf';
  else if (match && request.querystring.reminders) beside = '/reminders';
  request.uri = `/services/public/api/v1/invoices/${match ? match[1] : '-'}${beside}`;
  cf.updateRequestOrigin({ domainName: HOSTS[apiNumber(request.method, request.uri) - 1] });
  return request;
}
