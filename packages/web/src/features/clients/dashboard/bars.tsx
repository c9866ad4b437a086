import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

type Bar = { label: string; count: number; to: string };

/** Counts as bars, the longest as long as there is room; each leads to the clients it counts. */
export const Bars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={label}
      css={{ '& a': { display: 'block', borderRadius: 'l1', py: '1', focusVisibleRing: 'outside' } }}
    >
      {bars.map(({ label: name, count, to }) => (
        <li key={name}>
          <Link to={to}>
            <HStack gap="3">
              <Text w="9rem" flexShrink="0" truncate>
                {name}
              </Text>
              <Box flex="1" minW="0" aria-hidden>
                <Box
                  h="3"
                  borderRadius="l1"
                  bg="sea.solid"
                  width={`${(count / most) * 100}%`}
                  minW={count > 0 ? '1' : '0'}
                />
              </Box>
              <Text w="3rem" textAlign="end" fontVariantNumeric="tabular-nums">
                {count}
              </Text>
            </HStack>
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
};
