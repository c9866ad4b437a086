import { area } from '../../../contract/area';
import { paymentsContracts } from './payments.contract';

export const paymentsArea = area({ name: 'payments', contracts: paymentsContracts });
