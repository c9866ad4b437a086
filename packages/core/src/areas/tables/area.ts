import { area } from '../../contract/area';
import { tablesContracts } from './tables.contract';

export const tablesArea = area({ name: 'tables', contracts: tablesContracts });
