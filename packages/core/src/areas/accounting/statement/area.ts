import { area } from '../../../contract/area';
import { statementContracts } from './statement.contract';

export const statementArea = area({ name: 'client-statements', contracts: statementContracts });
