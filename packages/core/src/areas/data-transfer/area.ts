import { area } from '../../contract/area';
import { dataTransferContracts } from './data-transfer.contract';

/** Clients that come in from files and go out into them. */
export const dataTransferArea = area({ name: 'data-transfer', contracts: dataTransferContracts });
