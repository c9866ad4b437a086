import { domainLookupKey, FORGOTTEN } from '@wayline/core/access/client-domain';
import { Companies } from '@wayline/core/access/people.records';
import type { Table } from '@wayline/core/store/client';
import { findLookup } from '@wayline/core/store/lookup';
import type { Write, Writes } from '@wayline/core/store/write';

type Named = { host_name?: string | undefined };

/** What gives a company another name for its links: the old one is anybody's again, and nothing is known of the new one. */
export const domainNameWrites = async (
  table: Table,
  w: Writes,
  { host_name: before }: Named,
  { host_name: wanted }: Named,
): Promise<Write[]> => {
  if (!before || wanted === before) return [];
  const pointer = await findLookup(table, domainLookupKey(before), true);
  return [
    w.updateIf(Companies, {}, { remove: FORGOTTEN }),
    ...(pointer?.company_id === w.company ? [w.deleteLookup(domainLookupKey(before))] : []),
  ];
};
