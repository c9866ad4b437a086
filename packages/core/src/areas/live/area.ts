import { area } from '../../contract/area';

export const liveArea = area({ name: 'live' });
