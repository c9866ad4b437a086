import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Names and what they stand for, one below the other. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <chakra.dl borderWidth="1px" borderRadius="l3" bg="bg.panel" px="5">
    {facts.map(([name, value], i) => (
      <Box
        key={name}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' }}
        gap="1"
        py="3"
        borderTopWidth={i > 0 ? '1px' : undefined}
      >
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
      </Box>
    ))}
  </chakra.dl>
);
