import cf from 'cloudfront';
import { apiNumber } from './api-number.js';

// Runs at the content network for each opened form and each one sent (CloudFront Functions 2.0: no destructuring, no optional chaining).

/** The hosts of the APIs in the order of their numbers; filled in when deployed. */
export const HOSTS = [];

/** Every address of a form: its kind, its secret, and behind it where the link was, which changes nothing. */
const UPDATE = /^\/form\/(traveler_update)\/([A-Za-z0-9_-]{43})\/?$/;
const CLIENT = /^\/(client_form)\/form\/([A-Za-z0-9_-]{43})(?:\/[^/]*){0,2}\/?$/;
const OTHER = /^\/(traveler_info_form|traveler_request_form|trip_form)\/([A-Za-z0-9_-]{43})(?:\/[^/]*){0,2}\/?$/;

/** Leads the address of a form to the endpoint that renders it, or takes it in; what is no link is answered as one that is gone. */
export function handler(event) {
  const request = event.request;
  const match = UPDATE.exec(request.uri) || CLIENT.exec(request.uri) || OTHER.exec(request.uri);
  request.uri = `/services/public/api/v1/forms/${match ? `${match[1]}/${match[2]}` : '-/-'}`;
  cf.updateRequestOrigin({ domainName: HOSTS[apiNumber(request.method, request.uri) - 1] });
  return request;
}
