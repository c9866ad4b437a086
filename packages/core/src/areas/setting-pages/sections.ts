import type * as z from 'zod';
import { uniqueTable } from '../../base/unique-table';
import { entryRules } from '../clients/public';
import { notificationSettings } from '../notifications/public-schemas';
import {
  autoLogout,
  commissionPaymentMode,
  content,
  customizePlatform,
  domain,
  domainMasking,
  emailSignature,
  flightAlerts,
  howToPayUs,
  invoiceLogo,
  invoiceNumbering,
  invoiceText,
  occasions,
  onboarding,
  paymentCollection,
  paymentOptions,
  paymentReminders,
  payNowDefault,
  payrollPayment,
  relations,
  sabre,
  salesReportBy,
  salesTarget,
  timeZoneCurrency,
  userBrand,
  usersImportantNotice,
  vaccines,
} from '../settings/public';
import type { Section } from '../settings/public-schemas';
import { bookingTypes, itinerarySettings, reminderDefaults, supplierTypes } from '../trip/public-schemas';

const byName = <const T extends readonly { name: string }[]>(...sections: T) =>
  uniqueTable('sections', 'name', sections) as unknown as { [S in T[number] as S['name']]: S };

/** Every page of settings that saves, by the name its records carry. */
export const SECTIONS = byName(
  timeZoneCurrency,
  notificationSettings,
  bookingTypes,
  supplierTypes,
  occasions,
  relations,
  vaccines,
  autoLogout,
  emailSignature,
  reminderDefaults,
  flightAlerts,
  payrollPayment,
  onboarding,
  userBrand,
  itinerarySettings,
  usersImportantNotice,
  content,
  customizePlatform,
  invoiceLogo,
  invoiceNumbering,
  invoiceText,
  howToPayUs,
  payNowDefault,
  paymentOptions,
  paymentReminders,
  paymentCollection,
  domain,
  domainMasking,
  commissionPaymentMode,
  salesReportBy,
  sabre,
  salesTarget,
  entryRules,
);

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];
/** The fields of a section. */
export type SettingsOf<N extends SectionName> = z.output<(typeof SECTIONS)[N]['schema']>;

/** A section by its name, for code that handles any of them. */
export const getSection = (name: SectionName): Section => SECTIONS[name] as unknown as Section;
