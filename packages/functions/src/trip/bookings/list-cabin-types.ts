import { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import { CABIN_TYPES } from '@wayline/core/areas/trip/bookings/types/detail-choices';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const cabin_types = CABIN_TYPES.map((name, i) => ({ id: i + 1, name }));

export const handler = endpoint(mastersContracts['book.cabin-types.list'], async () => ok({ cabin_types }));
