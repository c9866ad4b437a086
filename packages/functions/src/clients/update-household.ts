import { changeHousehold } from '@wayline/core/areas/clients/related/households';
import { relatedContracts } from '@wayline/core/areas/clients/related/related.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(relatedContracts['crm.households.update'], (call) => changeHousehold(call, call.input));
