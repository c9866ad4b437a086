import { toTable } from '@wayline/core/areas/data-transfer/export-clients';
import { toVcard } from '@wayline/core/areas/data-transfer/vcard/write-vcard';
import { BYTE_ORDER_MARK, toCsvLine } from '@wayline/core/base/csv';
import { type CallOutput, call } from '../../../lib/api';
import type { ClientFilters } from '../list/client-list';

export type ProfileFormat = 'csv' | 'xlsx' | 'vcf';
/** Those who are named, or all who match. */
export type Wanted = { ids: readonly string[] } | { search: string | undefined; filters: ClientFilters };
type Exported = CallOutput<'crm.individuals.export'>['clients'][number];

const NAMED_AT_ONCE = 100;
const STAY = { onMissing: 'stay' } as const;

const fetchNamed = async (ids: readonly string[], add: (clients: Exported[]) => void) => {
  for (let at = 0; at < ids.length; at += NAMED_AT_ONCE) {
    const named = ids.slice(at, at + NAMED_AT_ONCE).join(',');
    add((await call('crm.individuals.export', { ids: named }, STAY)).clients);
  }
};
const fetchMatching = async (
  { search, filters }: { search: string | undefined; filters: ClientFilters },
  add: (clients: Exported[]) => void,
) => {
  let cursor: string | undefined;
  do {
    const page = await call('crm.individuals.export', { ...filters, search, cursor }, STAY);
    add(page.clients);
    cursor = page.cursor;
  } while (cursor);
};

const toFile = async (format: ProfileFormat, clients: readonly Exported[]): Promise<Blob> => {
  if (format === 'vcf') return new Blob([clients.map(toVcard).join('')], { type: 'text/vcard;charset=utf-8' });
  const { headings, rows } = toTable(clients);
  if (format === 'csv')
    return new Blob([BYTE_ORDER_MARK, ...[headings, ...rows].map(toCsvLine)], { type: 'text/csv;charset=utf-8' });
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const bold = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeExcelFile([bold, ...rows], { stickyRowsCount: 1 }).toBlob();
};

/** Whole profiles as one file, which an import takes again; `onCount` hears how many have come so far. */
export const exportProfiles = async (
  format: ProfileFormat,
  wanted: Wanted,
  onCount: (count: number) => void = () => undefined,
): Promise<Blob> => {
  const clients: Exported[] = [];
  const add = (more: Exported[]) => {
    clients.push(...more);
    onCount(clients.length);
  };
  await ('ids' in wanted ? fetchNamed(wanted.ids, add) : fetchMatching(wanted, add));
  return toFile(format, clients);
};
