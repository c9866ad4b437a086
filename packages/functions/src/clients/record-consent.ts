import { consentsContracts } from '@wayline/core/areas/clients/consents/consents.contract';
import { recordConsent } from '@wayline/core/areas/clients/consents/record-consent';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(consentsContracts['crm.consents.create'], (call) => recordConsent(call, call.input));
