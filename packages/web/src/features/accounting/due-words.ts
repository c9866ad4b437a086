import type { MilestoneDue } from '@wayline/core/areas/accounting/invoices/milestone';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../lib/format';

/** When a payment is due, as its rule says it. */
export const describeDue = (due: MilestoneDue): string => {
  switch (due.kind) {
    case 'on_day':
      return formatDate(due.day);
    case 'after_issue':
      return due.days === 0 ? 'When issued' : `${countOf(due.days, 'day')} after it’s issued`;
    case 'before_departure':
      return due.days === 0 ? 'On departure' : `${countOf(due.days, 'day')} before departure`;
    case 'before_final_payment':
      return due.days === 0
        ? 'On the trip’s final payment date'
        : `${countOf(due.days, 'day')} before the trip’s final payment date`;
  }
};
