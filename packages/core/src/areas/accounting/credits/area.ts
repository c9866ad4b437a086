import { area } from '../../../contract/area';
import { creditsContracts } from './credits.contract';

export const creditsArea = area({ name: 'credits', contracts: creditsContracts });
