import { area } from '../../../contract/area';
import { statusesContracts } from './statuses.contract';

export const statusesArea = area({ name: 'derived-statuses', contracts: statusesContracts });
