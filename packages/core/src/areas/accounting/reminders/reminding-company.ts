import type { Company } from '../../../access/company';
import { Companies } from '../../../access/people.records';
import { subscriptionInForce } from '../../../access/subscription-in-force';
import { atLeast, getTier } from '../../../access/tiers';
import type { ValueOf } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import {
  companySettingKey,
  content,
  type PaymentReminders,
  parseSetting,
  paymentReminders,
} from '../../settings/public';
import type { Trips } from '../../trip/public';
import type { InvoiceHouse } from '../links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '../links/invoice-house';

/** A company as its reminders need it. */
export type RemindingCompany = {
  company: Company;
  settings: PaymentReminders;
  /** Whether its subscription has accounting now: without it nothing is sent by itself. */
  has_plan: boolean;
  words: { greeting: string; closing: string };
  house: InvoiceHouse;
};

/** Whether a company reminds who pays for a trip by itself: its settings and its subscription decide, and an example is nobody’s trip. */
export const remindsByItself = (
  { settings, has_plan }: Pick<RemindingCompany, 'settings' | 'has_plan'>,
  trip: Pick<ValueOf<typeof Trips>, 'is_example'> | undefined,
): boolean => settings.sends && has_plan && !trip?.is_example;

/** A company with what it has set of reminders; undefined for one that is gone or about to be. */
export const readRemindingCompany = async (db: TenantDb): Promise<RemindingCompany | undefined> => {
  const [company, settings, words, ...kept] = await db.getMany(
    [{ def: Companies, key: {} }, companySettingKey(paymentReminders), companySettingKey(content), ...HOUSE_SECTIONS],
    true,
  );
  if (!company || company.closing_at) return undefined;
  const now = db.table.now();
  const plan = { subscription: subscriptionInForce(company, now), trial_ends_at: company.trial_ends_at };
  return {
    company,
    settings: parseSetting(paymentReminders, settings),
    has_plan: atLeast(getTier(plan, now), 'Basic'),
    words: parseSetting(content, words),
    house: toHouse(company, kept),
  };
};
