import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says in a line what a setting does not do yet, so that nobody waits for it. */
export const LaterNote = ({ children }: { children: ReactNode }) => (
  <Text textStyle="small" color="fg.muted">
    {children}
  </Text>
);
export const PROFILES_LATER = 'Kept now; it is chosen from in client profiles, which are still to come.';
export const INVOICES_LATER = 'Kept now; it takes effect with invoices, which are still to come.';
export const PAYROLL_LATER = 'Kept now; it takes effect with payroll, which is still to come.';
