import { HStack, Text } from '@chakra-ui/react';
import type { Severity } from '@wayline/core/areas/trip/trip-check/finding';
import { TriangleAlert } from 'lucide-react';

/** Says that a passport isn't valid for long enough. */
export const PassportNotice = ({ severity, say }: { severity: Severity; say: string }) => (
  <HStack gap="1.5" align="start" color={severity === 'problem' ? 'fg.error' : 'fg.warning'} textStyle="small">
    <TriangleAlert size={16} aria-hidden style={{ flexShrink: 0 }} />
    <Text>{say}</Text>
  </HStack>
);
