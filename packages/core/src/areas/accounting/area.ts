import { area, joinContracts } from '../../contract/area';
import { bankArea } from './bank/area';
import { creditsArea } from './credits/area';
import { depositsArea } from './deposits/area';
import { invoicesArea } from './invoices/area';
import { invoiceLinksArea } from './links/area';
import { onlineArea } from './online/area';
import { paymentsArea } from './payments/area';
import { paymentRemindersArea } from './reminders/area';
import { statementArea } from './statement/area';
import { statusesArea } from './statuses/area';
import { supplierMoneyArea } from './suppliers/area';

/** Money that clients owe and pay: invoices, the links by which clients open them, payments, credit that clients have, how they pay online, their statements of account, and how they are reminded of what is due; what suppliers are owed and got; and what banks say moved. */
export const accountingArea = area({
  name: 'accounting',
  contracts: joinContracts([
    invoicesArea,
    invoiceLinksArea,
    paymentsArea,
    creditsArea,
    depositsArea,
    onlineArea,
    statementArea,
    supplierMoneyArea,
    paymentRemindersArea,
    bankArea,
    statusesArea,
  ]),
});
