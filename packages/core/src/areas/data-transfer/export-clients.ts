import type { ExportedClient } from './data-transfer.contract';
import { CLIENT_FIELDS } from './fields/client-fields';
import { filledFields, showCell } from './fields/show-cells';

/** Clients as rows under headings, which an import of any company recognizes. Columns that nobody has anything in are left out. */
export const toTable = (clients: readonly Partial<ExportedClient>[]): { headings: string[]; rows: string[][] } => {
  const fields = filledFields(CLIENT_FIELDS, clients);
  return {
    headings: fields.map(({ label }) => label),
    rows: clients.map((client) => fields.map((field) => showCell(field, client))),
  };
};
