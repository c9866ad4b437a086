import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of a record to read, under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="2">
    <Heading as="h3" textStyle="body" fontWeight="600">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** One fact of a record, in a list of them. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap="1" minW="0">
    <Text as="dt" textStyle="small" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" dir="auto" overflowWrap="anywhere">
      {children}
    </Text>
  </Stack>
);
