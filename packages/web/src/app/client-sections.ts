import { lazy } from 'react';
import type { AddedSection } from '../ui/record/added-to-clients';

/** The sections of a client’s profile that areas above clients make. */
export const CLIENT_SECTIONS: readonly AddedSection[] = [
  {
    ...{ id: 'money', title: 'Money', permissions: ['View Invoices', 'View Payments'] },
    Section: lazy(async () => ({
      default: (await import('../features/accounting/statement/client-money-section')).ClientMoneySection,
    })),
  },
];
