import { useQuery } from '@tanstack/react-query';
import { BOOKING_QUERY } from '@wayline/core/areas/trip/booking-lists/booking-query';
import { FILED_AS } from '@wayline/core/areas/trip/bookings/types/filed-as';
import { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { usePermission } from '../../../lib/use-permission';
import { filterControls, listAsWritten } from '../../../ui/filters/filter-words';
import { SupplierOptions } from '../bookings/components/supplier-options';
import { PAYMENT_OPTIONS } from '../bookings/fields/common-specs';
import { supplierQuery } from '../bookings/supplier-query';
import { useBookingTypes } from '../bookings/use-booking-types';

const [FILED, STATUSES] = [listAsWritten(FILED_AS), listAsWritten(RESERVATION_STATUSES)];

const useSuppliers = (isAsked: boolean) => {
  const maySeeSuppliers = usePermission('View Supplier Profiles');
  return useQuery({ ...supplierQuery, enabled: isAsked && maySeeSuppliers }).data?.groups;
};
const KnownSuppliers = ({ id, isAsked }: { id: string; isAsked: boolean }) => (
  <SupplierOptions id={id} lists={useSuppliers(isAsked) ?? []} />
);

/** How the bookings table is narrowed, and read from the soonest. */
export const BOOKING_FILTERS = filterControls(BOOKING_QUERY, {
  isFolded: true,
  filters: {
    booking_type: {
      ...{ at: 'bar', label: 'Filter by type', emptyLabel: 'Any type' },
      useOptions: (chosen) => useBookingTypes().optionsWith(chosen),
    },
    filed_as: { at: 'bar', label: 'Filter by GDS type', emptyLabel: 'Any GDS type', useOptions: () => FILED },
    reservation_status: { at: 'bar', label: 'Filter by status', emptyLabel: 'Any status', useOptions: () => STATUSES },
    payment_status: {
      at: 'bar',
      label: 'Filter by payment',
      emptyLabel: 'Any payment',
      useOptions: () => PAYMENT_OPTIONS,
    },
    supplier_id: {
      ...{ at: 'link', label: 'Supplier', emptyLabel: 'Any supplier', unknown: 'One supplier' },
      useNames: (isAsked) => useSuppliers(isAsked)?.flatMap(({ suppliers }) => suppliers),
    },
    supplier: { at: 'bar', label: 'Supplier', Suggestions: KnownSuppliers },
    first_day: { at: 'bar', from: { label: 'From' }, until: { label: 'Until' } },
    unconfirmed: { at: 'bar', label: 'Unconfirmed' },
  },
  order: 'Soonest first',
});
