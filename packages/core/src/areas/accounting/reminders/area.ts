import { area } from '../../../contract/area';
import { paymentRemindersContracts } from './payment-reminders.contract';

export const paymentRemindersArea = area({ name: 'payment-reminders', contracts: paymentRemindersContracts });
