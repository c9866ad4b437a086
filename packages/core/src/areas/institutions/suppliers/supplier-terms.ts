import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { emptyable } from '../../../base/emptyable';
import { Percentage } from '../../../base/percentage';
import { requiresPermission } from '../../../contract/permission-fields';
import { day, Line, line, text } from '../../clients/public-schemas';

const MAX_CATEGORIES = 20;
const MAX_TERMS = 50;

/** What a supplier pays for one product, or for all of them, from a day until a day; without either for good. */
export const CommissionTerm = z.object({
  product: emptyable(z.enum(BOOKING_TYPES)),
  rate: Percentage,
  from_date: day(),
  until_date: day(),
  notes: line(),
});
export type CommissionTerm = z.infer<typeof CommissionTerm>;

/** What is agreed with a supplier. */
export const SUPPLIER_TERMS = {
  /** What it sells, by the ids of the company's types of suppliers; the first is its main one. Source: R-SHELL-149. */
  supplier_categories: z.array(Line.min(1)).max(MAX_CATEGORIES).default([]),
  iata_number: line(),
  arc_number: line(),
  clia_number: line(),
  account_number: line(),
  /** Source: R-SHELL-231. */
  ...requiresPermission('View Commissions', { commission_terms: z.array(CommissionTerm).max(MAX_TERMS).optional() }),
  payment_terms: text(),
  cancellation_terms: text(),
} as const;
