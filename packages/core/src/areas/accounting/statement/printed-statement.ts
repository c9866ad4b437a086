import type { ClientLanguage } from '../../../base/client-language';
import type { InvoiceHouse } from '../links/client-invoice';
import type { ClientStatement } from './statement';

/** A statement of account as its client is given it: by whom, and in which language. */
export type PrintedStatement = ClientStatement & { house: InvoiceHouse; language: ClientLanguage };
