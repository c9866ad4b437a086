import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  tone: 'info' | 'warning';
  /** `region` is a place one goes to; a status is read out when it comes. */
  role?: 'status' | 'region';
  children: ReactNode;
};

/** What is said above every page, and the way to see to it at its end. */
export const PageBanner = ({ label, tone, role = 'status', children }: Props) => (
  <HStack
    role={role}
    aria-label={label}
    justify="space-between"
    gap="3"
    wrap="wrap"
    mb="4"
    px="4"
    py="3"
    borderRadius="l3"
    bg={`bg.${tone}`}
    color={`fg.${tone}`}
  >
    {children}
  </HStack>
);
