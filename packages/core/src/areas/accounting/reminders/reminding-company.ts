import type { Company } from '../../../access/company';
import { Companies } from '../../../access/people.records';
import type { TenantDb } from '../../../store/tenant-db';
import {
  companySettingKey,
  content,
  type PaymentReminders,
  parseSetting,
  paymentReminders,
} from '../../settings/public';
import type { InvoiceHouse } from '../links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '../links/invoice-house';

/** A company as its reminders need it. */
export type RemindingCompany = {
  company: Company;
  settings: PaymentReminders;
  words: { greeting: string; closing: string };
  house: InvoiceHouse;
};

/** A company with what it has set of reminders; undefined for one that is gone or about to be. */
export const readRemindingCompany = async (db: TenantDb): Promise<RemindingCompany | undefined> => {
  const [company, settings, words, ...kept] = await db.getMany(
    [{ def: Companies, key: {} }, companySettingKey(paymentReminders), companySettingKey(content), ...HOUSE_SECTIONS],
    true,
  );
  if (!company || company.closing_at) return undefined;
  return {
    company,
    settings: parseSetting(paymentReminders, settings),
    words: parseSetting(content, words),
    house: toHouse(company, kept),
  };
};
