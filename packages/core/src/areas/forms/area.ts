import { area } from '../../contract/area';
import { publicFormContracts } from './public-form.contract';

export const formsArea = area({ name: 'forms', contracts: { ...publicFormContracts } });
