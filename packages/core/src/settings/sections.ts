import type * as z from 'zod';
import type { Section } from './section';
import { autoLogout } from './sections/auto-logout';
import { bookingTypes } from './sections/booking-types';
import { commissionPaymentMode, salesReportBy } from './sections/commission-settings';
import { content } from './sections/content';
import { customizePlatform } from './sections/customize-platform';
import { domain, domainMasking } from './sections/domain';
import { emailSignature } from './sections/email-signature';
import { flightAlerts } from './sections/flight-alerts';
import { howToPayUs } from './sections/how-to-pay-us';
import { invoiceLogo } from './sections/invoice-logo';
import { invoiceText } from './sections/invoice-text';
import { itinerarySettings } from './sections/itinerary-settings';
import { notificationSettings } from './sections/notification-settings';
import { occasions } from './sections/occasions';
import { onboarding } from './sections/onboarding';
import { payNowDefault } from './sections/pay-now-default';
import { paymentCollection } from './sections/payment-collection';
import { paymentOptions } from './sections/payment-options';
import { payrollPayment } from './sections/payroll-payment';
import { relations } from './sections/relations';
import { reminderDefaults } from './sections/reminder-defaults';
import { sabre } from './sections/sabre';
import { salesTarget } from './sections/sales-target';
import { supplierTypes } from './sections/supplier-types';
import { timeZoneCurrency } from './sections/time-zone-currency';
import { userBrand } from './sections/user-brand';
import { usersImportantNotice } from './sections/users-important-notice';

/** Every page of settings that saves, by the name its records carry. */
export const SECTIONS = {
  timezonecurrency: timeZoneCurrency,
  notification_settings: notificationSettings,
  booking_types: bookingTypes,
  supplier_types: supplierTypes,
  occasions,
  relations,
  auto_logout: autoLogout,
  email_signature: emailSignature,
  reminders: reminderDefaults,
  flight_alerts: flightAlerts,
  payroll_payment_collection_info: payrollPayment,
  onboarding,
  userbrand: userBrand,
  itinerary_settings: itinerarySettings,
  usersimportantnotice: usersImportantNotice,
  content,
  customizeplatform: customizePlatform,
  invoice_logo: invoiceLogo,
  invoice_text: invoiceText,
  howtopayus: howToPayUs,
  pay_now_default: payNowDefault,
  payment_options: paymentOptions,
  paymentcollection: paymentCollection,
  domain,
  domain_masking: domainMasking,
  commission_payment_mode: commissionPaymentMode,
  sales_report_by: salesReportBy,
  sabre,
  sales_target: salesTarget,
} as const satisfies Record<string, Section<never> | Section>;

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];
/** The fields of a section. */
export type SettingsOf<N extends SectionName> = z.output<(typeof SECTIONS)[N]['schema']>;

/** A section by its name, for code that handles any of them. */
export const sectionOf = (name: SectionName): Section => SECTIONS[name] as unknown as Section;
