import { area } from '../../contract/area';

export const messagingArea = area({ name: 'messaging' });
