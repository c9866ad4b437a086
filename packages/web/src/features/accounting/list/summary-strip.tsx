import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';

export type SummaryPart = {
  label: string;
  minor: number;
  /** Of the whole, in whole percent. */
  pct: number;
  color: string;
  isWarning?: boolean;
  /** Narrows the list to what this part counts. */
  onPress?: () => void;
};
type Props = {
  label: string;
  currency: string;
  whole: { label: string; minor: number };
  parts: readonly SummaryPart[];
};

const partBox = { minW: { base: 'calc(50% - 12px)', md: '120px' }, py: '1', textAlign: 'start' } as const;
const Pressable = ({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) =>
  onPress ? (
    <Button
      {...partBox}
      variant="plain"
      height="auto"
      px="0"
      justifyContent="flex-start"
      fontWeight="400"
      onClick={onPress}
    >
      <Box>{children}</Box>
    </Button>
  ) : (
    <Box {...partBox}>{children}</Box>
  );

/** What a list of money comes to, in words and as a bar of its parts. */
export const SummaryStrip = ({ label, currency, whole, parts }: Props) => (
  <Box as="section" aria-label={label} borderWidth="1px" borderRadius="l3" bg="bg.panel" px="4" py="3" mb="4">
    <Flex gap={{ base: '3', md: '8' }} wrap="wrap" align="baseline">
      <Box minW={{ base: '100%', md: '140px' }}>
        <Text textStyle="small" color="fg.muted">
          {whole.label}
        </Text>
        <Text textStyle="figures" fontWeight="600">
          {formatMoney({ minor: whole.minor, currency })}
        </Text>
      </Box>
      {parts.map(({ label: name, minor, pct, color, isWarning, onPress }) => (
        <Pressable key={name} onPress={onPress}>
          <Flex align="center" gap="2" textStyle="small" color="fg.muted">
            <Box aria-hidden boxSize="2" borderRadius="full" bg={color} />
            {name} {pct}%
          </Flex>
          <Text textStyle="figures" fontWeight="600" color={isWarning && minor > 0 ? 'fg.error' : 'fg'}>
            {formatMoney({ minor, currency })}
          </Text>
        </Pressable>
      ))}
    </Flex>
    <Flex aria-hidden mt="3" height="2" borderRadius="full" overflow="hidden" bg="bg.muted">
      {parts.map(({ label: name, pct, color }) => (
        <Box key={name} width={`${pct}%`} bg={color} />
      ))}
    </Flex>
  </Box>
);
