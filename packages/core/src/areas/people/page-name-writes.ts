import { ok, type Result, refuse } from '../../base/result';
import { findLookup } from '../../store/lookup';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { companyPageLookupKey, toCompanyPageName } from './company-page';

type Named = { page_name?: string | undefined };
const wrong = (message: string) => refuse('request.invalid', { issues: [{ path: 'page_name', message }] });

/** What gives a company's public page another name: its pointer moves; a name that another company has is refused. Source: R-SHELL-027. */
export const pageNameWrites = async (
  db: TenantDb,
  { page_name: before }: Named,
  { page_name: wanted }: Named,
): Promise<Result<Write[]>> => {
  if (!wanted || wanted === before) return ok([]);
  if (toCompanyPageName(wanted) !== wanted) return wrong('Please use plain letters and digits.');
  if (await findLookup(db.table, companyPageLookupKey(wanted), true))
    return wrong('Another company already has this name.');
  return ok([
    db.putLookup(companyPageLookupKey(wanted), { company_id: db.company }),
    ...(before ? [db.deleteLookup(companyPageLookupKey(before))] : []),
  ]);
};
