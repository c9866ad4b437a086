import { area } from '../../../contract/area';
import { bookingListsContracts } from './booking-lists.contract';
import { bookingsContracts } from './bookings.contract';
import { cancellationContracts } from './cancellation.contract';
import { lookupsContracts } from './lookups.contract';
import { mastersContracts } from './masters.contract';
import { supplierNamesContracts } from './suppliers/supplier-names.contract';

export const bookingsArea = area({
  name: 'bookings',
  contracts: {
    ...bookingsContracts,
    ...cancellationContracts,
    ...mastersContracts,
    ...lookupsContracts,
    ...bookingListsContracts,
    ...supplierNamesContracts,
  },
});
