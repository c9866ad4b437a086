import { area } from '../../../contract/area';
import { depositsContracts } from './deposits.contract';

export const depositsArea = area({ name: 'deposits', contracts: depositsContracts });
