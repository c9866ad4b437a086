import { companyPageLookupKey, toCompanyPageName } from '@wayline/core/areas/people/company-page';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Table } from '@wayline/core/store/client';
import { findLookup } from '@wayline/core/store/lookup';
import type { Write, Writes } from '@wayline/core/store/write';

type Named = { page_name?: string | undefined };
const wrong = (message: string) => refuse('request.invalid', { issues: [{ path: 'page_name', message }] });

/** What gives a company's public page another name: its pointer moves; a name that another company has is refused. Source: R-SHELL-027. */
export const pageNameWrites = async (
  table: Table,
  w: Writes,
  { page_name: before }: Named,
  { page_name: wanted }: Named,
): Promise<Result<Write[]>> => {
  if (!wanted || wanted === before) return ok([]);
  if (toCompanyPageName(wanted) !== wanted) return wrong('Please use plain letters and digits.');
  if (await findLookup(table, companyPageLookupKey(wanted), true))
    return wrong('Another company already has this name.');
  return ok([
    w.putLookup(companyPageLookupKey(wanted), { company_id: w.company }),
    ...(before ? [w.deleteLookup(companyPageLookupKey(before))] : []),
  ]);
};
