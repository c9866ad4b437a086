import { area } from '../../../contract/area';
import { messagingContracts } from './messaging.contract';

export const remindersArea = area({
  name: 'reminders',
  contracts: messagingContracts,
});
