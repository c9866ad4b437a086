import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = { name: string; ticked: boolean; onTick: (ticked: boolean) => void; children: ReactNode };

/** A card of a table with its checkbox: on a phone, too, a row is selected by that alone. Source: R-TRIP-043, R-TRIP-044. */
export const TickedCard = ({ name, ticked, onTick, children }: Props) => (
  <Flex align="center">
    <chakra.label p="3" ps="0" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="5"
        accentColor="sea.solid"
        aria-label={`Select ${name}`}
        checked={ticked}
        onChange={(e) => onTick(e.target.checked)}
      />
    </chakra.label>
    <Box flex="1" minW="0">
      {children}
    </Box>
  </Flex>
);
