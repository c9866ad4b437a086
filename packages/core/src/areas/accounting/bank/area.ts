import { area } from '../../../contract/area';
import { bankContracts } from './bank.contract';

export const bankArea = area({ name: 'bank', contracts: bankContracts });
