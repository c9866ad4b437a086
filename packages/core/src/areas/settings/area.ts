import { area } from '../../contract/area';

export const settingsArea = area({ name: 'settings' });
