import { SUPPLIER_REQUEST_CATEGORIES } from '@wayline/core/areas/trip/bookings/parts/supplier-requests';
import {
  CLIENT_APPROVAL_LABELS,
  PAYMENT_LABELS,
  SUPPLIER_LABELS,
} from '@wayline/core/areas/trip/bookings/types/status-labels';
import { CLIENT_APPROVALS, PAYMENT_STATUSES, SUPPLIER_STATUSES } from '@wayline/core/base/booking-types';
import type { FieldSpec } from './field-spec';

const optionsOf = <K extends string>(keys: readonly K[], labels: Record<K, string>) =>
  keys.map((value) => ({ value, label: labels[value] }));
export const PAYMENT_OPTIONS = optionsOf(PAYMENT_STATUSES, PAYMENT_LABELS);
export const SUPPLIER_OPTIONS = optionsOf(SUPPLIER_STATUSES, SUPPLIER_LABELS);
export const APPROVAL_OPTIONS = optionsOf(CLIENT_APPROVALS, CLIENT_APPROVAL_LABELS);

/** What stands between the agency, the supplier and the payment. */
export const ARRANGEMENT: readonly FieldSpec[] = [
  { name: 'payment_status', label: 'Payment status', options: PAYMENT_OPTIONS },
  { name: 'supplier_status', label: 'Availability', options: SUPPLIER_OPTIONS },
  { name: 'booked_through', label: 'Booked through', maxLength: 300 },
  {
    name: 'supplier_confirmations',
    label: 'Other confirmation numbers',
    hint: 'One per line, e.g. one per room.',
    lines: 2,
  },
];
/** What the supplier is asked for those who come. Source: R-TRIP-248. */
export const REQUESTS: readonly FieldSpec[] = (['medical_conditions', 'food_allergies', 'meals'] as const).map(
  (category) => ({
    name: `supplier_requests.${category}`,
    label: SUPPLIER_REQUEST_CATEGORIES[category],
    lines: 2,
    maxLength: 500,
  }),
);
/** The days on which something has to be done. */
export const DEADLINES: readonly FieldSpec[] = [
  { name: 'payment_due_date', label: 'Payment due', as: 'date' },
  { name: 'option_expires_on', label: 'Option expires', as: 'date' },
  { name: 'cancellation_deadline', label: 'Cancel by', as: 'date' },
];
export const CLIENT: readonly FieldSpec[] = [
  { name: 'client_approval', label: 'Client approval', options: APPROVAL_OPTIONS },
  { name: 'client_approved_on', label: 'Response date', as: 'date' },
  { name: 'tags', label: 'Tags', hint: 'Separated by commas.' },
];
