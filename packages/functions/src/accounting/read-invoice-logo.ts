import type { InvoiceHouse } from '@wayline/core/areas/accounting/links/client-invoice';
import { parseLogoAddress } from '@wayline/core/areas/settings/logo';
import { Logos } from '@wayline/core/areas/settings/logo.records';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

/** The logo of an invoice for paper, a PNG in base64; undefined where its name stands instead. */
export const readInvoiceLogo = async (table: Table, { logo_url }: Pick<InvoiceHouse, 'logo_url'>) => {
  const key = parseLogoAddress(logo_url);
  return key && (await tenantDb(table, key.company).get(Logos, { id: key.id }))?.png;
};
