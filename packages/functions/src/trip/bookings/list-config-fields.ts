import { configFields } from '@wayline/core/areas/trip/bookings/config-fields';
import { mastersContracts } from '@wayline/core/areas/trip/bookings/masters.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(mastersContracts['book.config-fields.list'], async ({ input }) =>
  ok({ fields: [...configFields(input.form_type)] }),
);
