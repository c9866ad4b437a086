import { area } from '../../../contract/area';
import { onlineContracts } from './online.contract';

export const onlineArea = area({ name: 'online-payments', contracts: onlineContracts });
