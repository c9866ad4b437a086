import type { Column } from '../../../ui/table/table-types';

/** An order of the booking flow as its table shows it. */
export type Confirmation = {
  booking_flow_order_id: string;
  trip_name: string;
  ti_name: string;
  lead_traveler_name: string;
  email: string;
  pax: number;
  paid_amount: string;
  total_amount: string;
  invoice_number: string;
  phone_no: string;
};

/** Source: R-TRIP-035. */
export const CONFIRMATION_COLUMNS: readonly (Column<Confirmation> & { key: keyof Confirmation })[] = [
  { key: 'booking_flow_order_id', label: 'Order', width: 120, always: true },
  { key: 'trip_name', label: 'Trip', grow: true, width: 150 },
  { key: 'ti_name', label: 'Itinerary', width: 150 },
  { key: 'lead_traveler_name', label: 'Lead traveler', width: 140 },
  { key: 'email', label: 'Email', width: 180 },
  { key: 'pax', label: 'Pax', width: 64, align: 'end' },
  { key: 'paid_amount', label: 'Paid', width: 110, align: 'end' },
  { key: 'total_amount', label: 'Total', width: 110, align: 'end' },
  { key: 'invoice_number', label: 'Invoice', width: 110 },
  { key: 'phone_no', label: 'Phone', width: 130 },
];
