import * as z from 'zod';
import { COMMISSION_PAYMENT_TYPES } from '../base/payment-lists';
import { Day } from '../base/values';

/** What everybody of a company is told at the top of their pages, until `until` where it has an end. */
export const UsersNotice = z.object({
  text: z.string(),
  tone: z.enum(['info', 'warning']),
  until: Day.optional(),
});
export type UsersNotice = z.infer<typeof UsersNotice>;

/** The areas that a company may take out of its menu. The dashboard stays: everybody lands somewhere. */
export const MENU_AREAS = ['trips', 'bookings', 'clients', 'library', 'checklists'] as const;
export type MenuArea = (typeof MENU_AREAS)[number];
/** Where a session can begin. */
export const LANDING_AREAS = ['dashboard', ...MENU_AREAS] as const;
export type LandingArea = (typeof LANDING_AREAS)[number];

/** How a company has made the platform its own: its menu, where a session begins, what reservations are called. Source: G-114. */
export const Platform = z.object({
  hidden_areas: z.array(z.enum(MENU_AREAS)),
  /** Left out of the menu of colleagues with the Standard role only. */
  hidden_for_standard: z.array(z.enum(MENU_AREAS)),
  landing: z.enum(LANDING_AREAS),
  reservations_title: z.string().optional(),
  reservation_title: z.string().optional(),
});
export type Platform = z.infer<typeof Platform>;

/** Whether a company's menu shows an area to a user with these roles. */
export const isInMenu = (area: MenuArea, platform: Platform | undefined, roles: readonly string[]): boolean =>
  !platform?.hidden_areas.includes(area) && !(roles[0] === 'Standard' && platform?.hidden_for_standard.includes(area));

export const SALES_REPORT_BY = ['booking', 'invoice'] as const;
export const COMMISSION_BASES = ['total_commission', 'net_commission'] as const;
export const PAYMENT_SCHEDULES = ['Weekly', 'Every two weeks', 'Monthly'] as const;
/** How the company's sales and commission count, as the session carries it. Source: R-ACC-067, spec 3 §3 (G-150). */
export const CompanyConfiguration = z.object({
  sales_report_by: z.enum(SALES_REPORT_BY),
  payroll_payment_method: z.enum(COMMISSION_PAYMENT_TYPES),
  advisor_commission_calculated_based_on: z.enum(COMMISSION_BASES),
  advisor_payment_schedule_type: z.enum(PAYMENT_SCHEDULES),
  /** The country that a phone number begins with where none is typed, by its two letters. */
  client_default_phone_country_code_id: z.string().optional(),
});
export type CompanyConfiguration = z.infer<typeof CompanyConfiguration>;

/** What the company's figures count by until somebody says otherwise. Source: spec 3 §3 (G-150). */
export const FIRST_CONFIGURATION: CompanyConfiguration = {
  sales_report_by: 'booking',
  payroll_payment_method: 'bank_transfer',
  advisor_commission_calculated_based_on: 'total_commission',
  advisor_payment_schedule_type: 'Weekly',
};
type Configured = {
  sales_report_by?: CompanyConfiguration['sales_report_by'] | undefined;
  payroll?: Omit<CompanyConfiguration, 'sales_report_by' | 'client_default_phone_country_code_id'> | undefined;
  client_default_phone_country_code_id?: string | undefined;
};
/** The company's configuration with what it has set. */
export const toCompanyConfiguration = ({
  sales_report_by,
  payroll,
  client_default_phone_country_code_id,
}: Configured): CompanyConfiguration => ({
  ...FIRST_CONFIGURATION,
  ...payroll,
  ...(sales_report_by && { sales_report_by }),
  ...(client_default_phone_country_code_id && { client_default_phone_country_code_id }),
});
