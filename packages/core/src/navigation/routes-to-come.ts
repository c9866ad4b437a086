import { APP_PATHS, type AppPath } from './routes';
import { pathAbove } from './routes-titles';

const TRIP_REPORTS = APP_PATHS.filter((path) => path.startsWith('/trips/:trip_id/reports/'));

/**
 * The parts of the product that are not built yet, each with its addresses: they and what lies below them open a page that says so, and
 * nothing leads there. A part that is built takes its line out of here; the road
 * map, the plans and the menus follow.
 */
export const PARTS_TO_COME = {
  commissions: ['/commissions', '/commission_statement'],
  payroll: ['/payroll', '/payroll_new', '/commissions/payroll', '/received_advisor_payments'],
  reports: ['/reports', ...TRIP_REPORTS],
  messages: ['/automatedmessages', '/multiple-automatedmessages'],
  flight_alerts: ['/flightalerts'],
  flight_reservations: ['/sabre'],
} as const satisfies Record<string, readonly AppPath[]>;
export type PartToCome = keyof typeof PARTS_TO_COME;

const PART_AT = new Map<AppPath, PartToCome>(
  (Object.keys(PARTS_TO_COME) as PartToCome[]).flatMap((part) => PARTS_TO_COME[part].map((path) => [path, part])),
);

/** The part that an address waits for: its own, or that of the address above; undefined where there is a page. */
export const partToCome = (path: AppPath): PartToCome | undefined => {
  const above = pathAbove(path);
  return PART_AT.get(path) ?? (above && partToCome(above));
};

/** Whether an address has a page already. Menus, links and plans name no other. */
export const isHere = (path: AppPath): boolean => partToCome(path) === undefined;
