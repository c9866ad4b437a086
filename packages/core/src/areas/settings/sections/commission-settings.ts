import * as z from 'zod';
import {
  COMMISSION_BASES,
  FIRST_CONFIGURATION,
  PAYMENT_SCHEDULES,
  SALES_REPORT_BY,
} from '../../../access/company-denormalized';
import { COMMISSION_PAYMENT_TYPES } from '../../../base/payment-lists';
import { section } from '../section';

/** When and how advisors are paid their commission. Source: R-SHELL-112, R-ACC-067. */
export const commissionPaymentMode = section({
  name: 'commission_payment_mode',
  scope: 'company',
  path: '/myaccount/commission_payment_mode',
  permission: 'Settings',
  schema: z.object({
    earned: z.enum(['booking', 'departure', 'supplier_paid']).default('supplier_paid'),
    payroll_payment_method: z.enum(COMMISSION_PAYMENT_TYPES).default(FIRST_CONFIGURATION.payroll_payment_method),
    advisor_commission_calculated_based_on: z
      .enum(COMMISSION_BASES)
      .default(FIRST_CONFIGURATION.advisor_commission_calculated_based_on),
    advisor_payment_schedule_type: z.enum(PAYMENT_SCHEDULES).default(FIRST_CONFIGURATION.advisor_payment_schedule_type),
  }),
  denormalizedTo: ({ earned: _, ...payroll }) => ({ company: { payroll } }),
});

/** Whether a sale counts when it is booked or when it is invoiced. Source: R-ACC-067 (G-150). */
export const salesReportBy = section({
  name: 'sales_report_by',
  scope: 'company',
  path: '/myaccount/sales_report_by',
  permission: 'Settings',
  schema: z.object({ sales_report_by: z.enum(SALES_REPORT_BY).default(FIRST_CONFIGURATION.sales_report_by) }),
  denormalizedTo: (company) => ({ company }),
});
