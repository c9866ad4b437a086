import { readAnnouncement } from '@wayline/core/announcers';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { readPartition } from '@wayline/core/store/read';

/** Everything a company's outbox has to tell, the oldest first. */
export const listAnnouncements = async (table: Table, company: CompanyId) => {
  const { rows } = await readPartition(table, company, ['EVENTS'], { rows: OutboxRows });
  return rows.map(readAnnouncement);
};
