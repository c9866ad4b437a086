import { area } from '../../contract/area';
import { settingsContracts } from './settings.contract';

export const settingPagesArea = area({
  name: 'setting-pages',
  contracts: settingsContracts,
});
