import type { Files } from '@wayline/core/files/files';
import type { Share } from '@wayline/core/itinerary/itinerary';
import { endLink } from '@wayline/core/itinerary/link-expiry.records';
import type { CompanyId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';

/** Ends what a share opens: its page and, where a code is asked, the door before it. Safe to repeat. */
export const endShare =
  ({ table, files }: { table: Table; files: Files }, company: CompanyId) =>
  async ({ token_hash, gate_hash }: Share): Promise<void> => {
    if (gate_hash) await endLink(table, files, company, gate_hash);
    await endLink(table, files, company, token_hash);
  };
