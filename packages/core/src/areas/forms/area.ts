import { area } from '../../contract/area';

export const formsArea = area({ name: 'forms' });
