import { area } from '../../../contract/area';
import { invoiceLinksContracts } from './invoice-links.contract';

export const invoiceLinksArea = area({ name: 'invoice-links', contracts: invoiceLinksContracts });
