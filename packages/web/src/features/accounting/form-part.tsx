import { Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A part of a form under its heading, with what can be done with all of it beside that. */
export const FormPart = ({ title, actions, children }: Props) => (
  <Stack as="section" gap="3" aria-label={title}>
    <HStack justify="space-between" wrap="wrap" gap="2">
      <Heading as="h3" textStyle="section">
        {title}
      </Heading>
      {actions && (
        <HStack gap="2" wrap="wrap">
          {actions}
        </HStack>
      )}
    </HStack>
    {children}
  </Stack>
);

/** What is wrong with a group of fields, below it. */
export const PartProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <Stack role="alert" textStyle="small" color="fg.error">
      {children}
    </Stack>
  ) : null;
