import { ACCESS_ERRORS } from './access/access-errors';
import { ROLE_ERRORS } from './access/role-errors';
import { ACCOUNTING_ERRORS } from './areas/accounting/errors';
import { AGENCY_ERRORS } from './areas/agencies/errors';
import { CLIENT_ERRORS } from './areas/clients/errors';
import { CLOSURE_ERRORS } from './areas/closure/errors';
import { DATA_TRANSFER_ERRORS } from './areas/data-transfer/errors';
import { DOMAIN_ERRORS } from './areas/domains/errors';
import { FILE_ERRORS } from './areas/files/errors';
import { FORM_ERRORS } from './areas/forms/errors';
import { INSTITUTION_ERRORS } from './areas/institutions/errors';
import { LEDGER_ERRORS } from './areas/ledger/errors';
import { LIBRARY_ERRORS } from './areas/library/errors';
import { MESSAGING_ERRORS } from './areas/messaging/errors';
import { PEOPLE_ERRORS } from './areas/people/errors';
import { SUBSCRIPTION_ERRORS } from './areas/subscription/errors';
import { TRIP_ERRORS } from './areas/trip/errors';
import { type ErrorCode, type ErrorDefinition, REQUEST_ERRORS } from './base/errors';

/** The errors of each area: its one line. */
const AREA_ERRORS = {
  ...ACCOUNTING_ERRORS,
  ...LEDGER_ERRORS,
  ...AGENCY_ERRORS,
  ...CLIENT_ERRORS,
  ...CLOSURE_ERRORS,
  ...DATA_TRANSFER_ERRORS,
  ...DOMAIN_ERRORS,
  ...FILE_ERRORS,
  ...INSTITUTION_ERRORS,
  ...FORM_ERRORS,
  ...LIBRARY_ERRORS,
  ...MESSAGING_ERRORS,
  ...PEOPLE_ERRORS,
  ...SUBSCRIPTION_ERRORS,
  ...TRIP_ERRORS,
};

declare module './base/errors' {
  interface ErrorCatalogue {
    access: typeof ACCESS_ERRORS;
    roles: typeof ROLE_ERRORS;
    areas: typeof AREA_ERRORS;
  }
}

/**
 * Every way Wayline says no: the HTTP status, the title and the sentence that a person sees. A sentence tells what to do next;
 * words in braces are filled in by the refusal. For the OpenAPI document and the types of codes; a refusal brings its own along.
 * Source: spec 1 §6 and §8, spec 2 §8.
 */
export const ERRORS: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  ...REQUEST_ERRORS,
  ...ACCESS_ERRORS,
  ...ROLE_ERRORS,
  ...AREA_ERRORS,
};
