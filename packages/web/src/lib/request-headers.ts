import { AGENCY_HEADER } from '@wayline/core/access/agency-header';
import { publicTokenOf } from '@wayline/core/areas/people/session-storage';
import { makeRequestHeaders } from '@wayline/core/contract/request-headers';
import { getImpersonatedCompany } from './impersonated-company';
import { storedTokens } from './session';
import { readJson } from './storage';
import { zoneHere } from './zone-here';

/**
 * The headers of a call to `address`, by the page it is sent from; with them the sub-agency this tab looks into. It is sent by who is signed
 * in; in public page mode, by the public token; with a `token`, as its holder instead. Source: R-SHELL-232, R-SHELL-240.
 */
export const requestHeaders = (address: URL, page: URL, token?: string): Record<string, string> => {
  const signedIn = storedTokens()?.access_token;
  const agency = signedIn && !token && getImpersonatedCompany();
  const bearer = token ?? signedIn ?? publicTokenOf((name) => readJson(name));
  return {
    ...makeRequestHeaders({ address, page, zone: zoneHere(), bearer }),
    ...(agency && { [AGENCY_HEADER]: agency }),
  };
};
