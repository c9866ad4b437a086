import cf from 'cloudfront';
import { apiNumber } from './api-number.js';

// Runs at the content network for each call of an operation (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** The hosts of the APIs in the order of their numbers; filled in when deployed. */
export const HOSTS = [];

/** Sends a call to the API that has its route. */
export function handler(event) {
  const request = event.request;
  cf.updateRequestOrigin({ domainName: HOSTS[apiNumber(request.method, request.uri) - 1] });
  return request;
}
