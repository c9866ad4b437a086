import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Says in a line what a setting does not do yet, so that nobody waits for it. */
export const LaterNote = ({ children }: { children: ReactNode }) => (
  <Text textStyle="small" color="fg.muted">
    {children}
  </Text>
);
