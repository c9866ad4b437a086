import { area } from '../../contract/area';

export const importsArea = area({ name: 'imports' });
