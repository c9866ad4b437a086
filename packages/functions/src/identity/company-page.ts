import { companyPagePointer, pageNameOf, publicCompany } from '@wayline/core/identity/company-page';
import { companyPageContracts } from '@wayline/core/identity/company-page.contract';
import { Companies } from '@wayline/core/identity/people.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import { ok, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import { getRecord } from '@wayline/core/store/read';
import { COMPANY_UNKNOWN, renderCompany } from '@wayline/pages/company/company-document';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { endpoint } from '../kernel/endpoint';

const page = endpoint(companyPageContracts['public.company.page'], async ({ input, deps }) => {
  const name = pageNameOf(input.name);
  const pointer = name ? await follow(deps.table, companyPagePointer(name)) : undefined;
  const company = pointer && (await getRecord(deps.table, pointer.company_id as CompanyId, Companies, {}));
  const shown = company && publicCompany(company, deps.now());
  return shown ? ok({ body: renderCompany(shown) }) : refuse('record.missing');
});

/** People open this address, not programs: a company that is not there is answered by a page. Source: R-SHELL-027. */
export const handler = async (event: APIGatewayProxyEventV2) => {
  const answer = await page(event);
  if (answer.statusCode !== 404 && answer.statusCode !== 400) return answer;
  return {
    ...answer,
    statusCode: 404,
    headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
    body: COMPANY_UNKNOWN,
  };
};
