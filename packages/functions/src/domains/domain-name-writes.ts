import { domainPointer, FORGOTTEN } from '@wayline/core/domains/client-domain';
import { Companies } from '@wayline/core/identity/people.records';
import type { Table } from '@wayline/core/store/client';
import { follow } from '@wayline/core/store/pointer';
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
  const pointer = await follow(table, domainPointer(before), true);
  return [
    w.adjust(Companies, {}, { remove: FORGOTTEN }),
    ...(pointer?.company_id === w.company ? [w.unpoint(domainPointer(before))] : []),
  ];
};
