import { Companies } from '@wayline/core/access/people.records';
import { companyPageLookupKey, publicCompany, toCompanyPageName } from '@wayline/core/areas/people/company-page';
import { companyPageContracts } from '@wayline/core/areas/people/company-page.contract';
import type { CompanyId } from '@wayline/core/base/ids';
import { ok, refuse } from '@wayline/core/base/result';
import { findLookup } from '@wayline/core/store/lookup';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { COMPANY_UNKNOWN, renderCompany } from '@wayline/pages/company/company-document';
import { goneAsPage } from '../kernel/as-page';
import { endpoint } from '../kernel/endpoint';

const page = endpoint(companyPageContracts['public.company.page'], async ({ input, deps }) => {
  const name = toCompanyPageName(input.name);
  const pointer = name ? await findLookup(deps.table, companyPageLookupKey(name)) : undefined;
  const company = pointer && (await tenantDb(deps.table, pointer.company_id as CompanyId).get(Companies, {}));
  const shown = company && publicCompany(company, deps.now());
  return shown ? ok({ body: renderCompany(shown) }) : refuse('record.missing');
});

/** People open this address, not programs: a company that is not there is answered by a page. Source: R-SHELL-027. */
export const handler = goneAsPage(page, COMPANY_UNKNOWN);
