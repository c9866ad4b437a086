import type { AppPath } from '../../navigation/routes';

/** Parts of the product that are still to be built, and that some settings wait for. */
export type ComingPart = 'invoices' | 'payroll' | 'sales_reports' | 'flight_alerts' | 'flight_reservations';

/**
 * Settings that have no effect yet, and what gives them one. They stay out of the menu until then; their addresses keep working, and
 * what was saved in them is kept. A part that is built takes its lines out of here.
 */
export const COMING_WITH: Partial<Record<AppPath, ComingPart>> = {
  '/myaccount/howtopayus': 'invoices',
  '/myaccount/invoice_logo': 'invoices',
  '/myaccount/invoice_text': 'invoices',
  '/myaccount/pay_now_default': 'invoices',
  '/myaccount/payment_options': 'invoices',
  '/myaccount/paymentcollection': 'invoices',
  '/myaccount/payroll_payment_collection_info': 'payroll',
  '/myaccount/commission_payment_mode': 'payroll',
  '/myaccount/sales_report_by': 'sales_reports',
  '/myaccount/flight-alerts': 'flight_alerts',
  '/myaccount/sabre': 'flight_reservations',
};
