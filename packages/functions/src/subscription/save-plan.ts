import type { Company } from '@wayline/core/access/company';
import { Companies } from '@wayline/core/access/people.records';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Result } from '@wayline/core/base/result';
import type { Audit, Change, Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { tenantDb } from '@wayline/core/store/tenant-db';

type By = { deps: Pick<Deps, 'table'>; company_id: CompanyId; commit: Committer };

/**
 * Writes what the payment service has done already. It cannot be undone here, so somebody else's change of the company in between only means
 * that it is written on top of that one.
 */
export const savePlan = <T>(
  { deps, company_id, commit }: By,
  after: (company: Company) => Company,
  {
    audit,
    events,
    answer,
  }: Pick<Change<T>, 'events' | 'answer'> & { audit: Pick<Audit, 'subject' | 'action' | 'changes'> },
): Promise<Result<T>> =>
  retryOnConflict(async () => {
    const company = await tenantDb(deps.table, company_id).get(Companies, {}, true);
    if (!company) throw new Error('A company that pays is there.');
    const change = tenantDb(deps.table, company_id).change(Companies, company, after(company));
    return commit({ writes: [change], audit, events, answer });
  });
