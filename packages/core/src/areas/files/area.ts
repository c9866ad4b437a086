import { area } from '../../contract/area';

export const filesArea = area({ name: 'files' });
