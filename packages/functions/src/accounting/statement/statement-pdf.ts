import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import { readClientStatement } from '@wayline/core/areas/accounting/statement/read-client-statement';
import { statementContracts } from '@wayline/core/areas/accounting/statement/statement.contract';
import { readClientLanguage } from '@wayline/core/areas/trip/public';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { readInvoiceLogo } from '../read-invoice-logo';
import { renderStatementPdf } from './pdf/render-statement-pdf';

export const handler = endpoint(statementContracts['book.client-statement.pdf'], async (call) => {
  const { input, actor, db, deps } = call;
  const [read, kept] = await Promise.all([readClientStatement(call, input), db.getMany(HOUSE_SECTIONS)]);
  if (!read.ok) return read;
  const { statement, invoices } = read.value;
  const latest = invoices.toSorted((a, b) => b.serial - a.serial)[0];
  const theirs = latest && !input.language ? await readClientLanguage(db, latest.trip_id) : undefined;
  const house = toHouse(actor.company, kept);
  const logo = await readInvoiceLogo(deps.table, house);
  const printed = { ...statement, house, language: input.language ?? theirs ?? 'en' };
  const bytes = await renderStatementPdf(printed, { logo });
  return ok({
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `Statement-${statement.client.name.replaceAll(/\s+/g, '-')}-${statement.to}.pdf`,
  });
});
