import type { Company } from '../../access/company';
import { Companies } from '../../access/people.records';
import type { Result } from '../../base/result';
import type { Change } from '../../store/change';
import type { Committer } from '../../store/commit';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { TenantDb } from '../../store/tenant-db';

/**
 * Writes what the payment service has done already. It cannot be undone here, so somebody else's change of the company in between only means
 * that it is written on top of that one.
 */
export const savePlan = <T>(
  { db, commit }: { db: TenantDb; commit: Committer },
  after: (company: Company) => Company,
  { audit, events, answer }: Pick<Change<T>, 'events' | 'answer'> & { audit: NonNullable<Change<T>['audit']> },
): Promise<Result<T>> =>
  retryOnConflict(async () => {
    const company = await db.get(Companies, {}, true);
    if (!company) throw new Error('A company that pays is there.');
    return commit({ writes: [db.change(Companies, company, after(company))], audit, events, answer });
  });
