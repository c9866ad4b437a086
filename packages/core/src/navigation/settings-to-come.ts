import type { AppPath } from './routes';
import { isHere, type PartToCome } from './routes-to-come';

/** The parts to come that some settings wait for. */
export type ComingPart = Exclude<PartToCome, 'commissions' | 'messages'>;

/**
 * Settings that have no effect yet, and what gives them one. They stay out of the menu until then; their addresses keep working, and
 * what was saved in them is kept. A part that is built takes its lines out of here.
 */
export const COMING_WITH: Partial<Record<AppPath, ComingPart>> = {
  '/myaccount/payroll_payment_collection_info': 'payroll',
  '/myaccount/commission_payment_mode': 'payroll',
  '/myaccount/sales_report_by': 'reports',
  '/myaccount/sales_target/:id': 'reports',
  '/myaccount/flight-alerts': 'flight_alerts',
  '/myaccount/sabre': 'flight_reservations',
  '/myaccount/users-pcc-mapping': 'flight_reservations',
};

/** Whether an address has a page, and what is set there has an effect: only that is offered in a menu and sold in a plan. */
export const isUsable = (path: AppPath): boolean => isHere(path) && !COMING_WITH[path];
