import * as z from 'zod';
import { defineEvents } from '../../../store/domain-event';
import { BankFileId, BankLineId } from './bank-id';

// What a bank says is of no client alone: the company’s history tells of it.
export const bankFileEvents = defineEvents(
  'bank_file',
  { id: BankFileId, name: z.string() },
  ['loaded', 'taken_back'],
  () => [],
);
export const bankLineEvents = defineEvents('bank_line', { id: BankLineId }, ['decided', 'reopened'], () => []);
