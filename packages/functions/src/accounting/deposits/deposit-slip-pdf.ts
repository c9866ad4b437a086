import { DepositSlips } from '@wayline/core/areas/accounting/deposits/deposit-slip.records';
import { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import { isSlipSeen } from '@wayline/core/areas/accounting/deposits/make-deposit';
import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import { readOwnBooks } from '@wayline/core/areas/ledger/public';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { readInvoiceLogo } from '../read-invoice-logo';
import { renderDepositSlip } from './pdf/render-deposit-slip';

export const handler = endpoint(depositsContracts['book.deposit-slips.pdf'], async (call) => {
  const { input, actor, db, deps } = call;
  const [slip, books, kept] = await Promise.all([
    db.get(DepositSlips, { id: input.id }),
    readOwnBooks(call),
    db.getMany(HOUSE_SECTIONS),
  ]);
  if (!slip || !isSlipSeen(call, slip)) return refuse('record.missing');
  const house = toHouse(actor.company, kept);
  const logo = await readInvoiceLogo(deps.table, house);
  const account_name = [slip.account, books.chart.get(slip.account)?.name].filter(Boolean).join(' ');
  const bytes = await renderDepositSlip({ ...slip, house, account_name }, { logo });
  return ok({
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `Deposit-slip-${slip.number}.pdf`,
  });
});
