import { area } from '../../contract/area';
import { countsContracts } from './counts.contract';
import { notificationsContracts } from './notifications.contract';

export const notificationsArea = area({
  name: 'notifications',
  contracts: { ...notificationsContracts, ...countsContracts },
});
