import type { AreaRecords } from '../../store/area-records';
import { getAuditPartition } from '../../store/audits';
import type { TenantDb } from '../../store/tenant-db';
import { BANK_FILES, BANK_MAPPINGS, BankLines, ofBankLine, ofBankMatches } from './bank/bank.records';
import { everyBankLine } from './bank/every-bank-line';
import { Credits, ofCredit } from './credits/credit.records';
import { everyCredit } from './credits/every-credit';
import { DEPOSIT_SLIPS } from './deposits/deposit-slip.records';
import { everySlip } from './deposits/every-slip';
import { everyInvoice } from './invoices/every-invoice';
import { Invoices, ofClientMoney, ofInvoice, ofTripMoney } from './invoices/invoice.records';
import { PayAttempts } from './online/attempt.records';
import { MONEY_WATCH_BACKFILL } from './online/money-watch';
import { ONLINE_ACCOUNT } from './online/online-account';
import { PAYOUTS } from './online/payout';
import { everyPayment } from './payments/every-payment';
import { ONLINE_KEYS_BACKFILL, ofApplication, ofOnlinePayment, ofPayment, Payments } from './payments/payment.records';
import { REMINDER_ROUND } from './reminders/payer-reminders.records';
import { CLIENT_BALANCES_BACKFILL } from './statuses/follow-client-balances';
import { everySupplierPayment } from './suppliers/every-supplier-payment';
import { Payables } from './suppliers/payable.records';
import { ofSupplierPayment, SupplierPayments } from './suppliers/supplier-payment.records';

type Every<T> = (db: TenantDb) => AsyncIterable<readonly T[]>;
const idsOf =
  <T>(every: Every<T>, list: (one: T) => readonly string[]) =>
  async (db: TenantDb): Promise<string[]> => {
    const ids = new Set<string>();
    for await (const some of every(db)) for (const id of some.flatMap(list)) ids.add(id);
    return [...ids];
  };

/** The trips that have money: those that are on invoices, and those whose suppliers were paid. */
const listBilledOrPaid = async (db: TenantDb): Promise<string[]> => {
  const [billed, paid] = [
    await idsOf(everyInvoice, ({ trip_ids }) => trip_ids)(db),
    await idsOf(everySupplierPayment, ({ parts }) => parts.map(({ trip_id }) => trip_id))(db),
  ];
  return [...new Set([...billed, ...paid])];
};

export const ACCOUNTING_RECORDS: AreaRecords = {
  backfills: [MONEY_WATCH_BACKFILL, ONLINE_KEYS_BACKFILL, CLIENT_BALANCES_BACKFILL],
  listed: [Invoices, Payments, PayAttempts, Credits, SupplierPayments, Payables, BankLines],
  partitions: [
    {
      of: idsOf(everyInvoice, ({ id }) => [id]),
      partitions: (id) => [ofInvoice(id), getAuditPartition(id)],
    },
    { of: listBilledOrPaid, partitions: (id) => [ofTripMoney(id)] },
    { of: idsOf(everyInvoice, ({ client_ids }) => client_ids), partitions: (id) => [ofClientMoney(id)] },
    {
      of: idsOf(everyPayment, ({ id }) => [id]),
      partitions: (id) => [ofPayment(id), getAuditPartition(id)],
    },
    {
      of: idsOf(everyPayment, ({ applied }) => applied.map(({ id }) => id)),
      partitions: (id) => [ofApplication(id)],
    },
    { of: idsOf(everyPayment, ({ client }) => [client.id]), partitions: (id) => [ofClientMoney(id)] },
    {
      of: idsOf(everySupplierPayment, ({ id }) => [id]),
      partitions: (id) => [ofSupplierPayment(id), getAuditPartition(id)],
    },
    { of: async () => [ONLINE_ACCOUNT], partitions: () => [[ONLINE_ACCOUNT]] },
    { of: async () => [REMINDER_ROUND], partitions: () => [[REMINDER_ROUND]] },
    {
      of: idsOf(everyCredit, ({ id }) => [id]),
      partitions: (id) => [ofCredit(id), getAuditPartition(id)],
    },
    { of: idsOf(everyCredit, ({ client_id }) => [client_id]), partitions: (id) => [ofClientMoney(id)] },
    {
      of: idsOf(everyPayment, ({ online_id }) => (online_id ? [online_id] : [])),
      partitions: (id) => [ofOnlinePayment(id)],
    },
    { of: async () => ['all'], partitions: () => [PAYOUTS, BANK_FILES, BANK_MAPPINGS, DEPOSIT_SLIPS] },
    { of: idsOf(everyBankLine, ({ id }) => [id]), partitions: (id) => [ofBankLine(id)] },
    { of: idsOf(everyBankLine, ({ account }) => [account]), partitions: (account) => [ofBankMatches(account)] },
    { of: idsOf(everySlip, ({ id }) => [id]), partitions: (id) => [getAuditPartition(id)] },
  ],
};
