import { bounceCheck } from '@wayline/core/areas/accounting/deposits/bounce-check';
import { depositsContracts } from '@wayline/core/areas/accounting/deposits/deposits.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(depositsContracts['book.payments.bounce'], (call) => bounceCheck(call, call.input));
