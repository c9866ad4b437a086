import { mastersContracts } from '@wayline/core/bookings/masters.contract';
import { bookingTypeTree } from '@wayline/core/bookings/types/sub-types';
import { supplierTypeTree } from '@wayline/core/bookings/types/supplier-groups';
import { ok } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(mastersContracts['misc.service-types.list'], async ({ input }) =>
  ok({ service_types: input.category_type === 'Booking' ? bookingTypeTree() : supplierTypeTree() }),
);
