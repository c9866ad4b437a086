import { Box, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';

export type PlanRow = { id: string; title: string; text: string; warning?: string | undefined };
type Props = { title: string; rows: readonly PlanRow[] };

/** One part of what a change of dates does: a heading with how many, and each of them. */
export const PlanSection = ({ title, rows }: Props) => {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h3" id={id} fontSize="sm" fontWeight="600" mb="1">
        {title} <chakra.span color="fg.muted">{rows.length}</chakra.span>
      </Heading>
      <chakra.ul listStyleType="none">
        {rows.map((row) => (
          <chakra.li key={row.id} py="1.5" borderTopWidth="1px" borderColor="border.muted">
            <HStack justify="space-between" align="baseline" gap="4">
              <Text minW="0" overflowWrap="anywhere" dir="auto">
                {row.title}
              </Text>
              <Text flexShrink="0" color="fg.muted" textStyle="figures">
                {row.text}
              </Text>
            </HStack>
            {row.warning && (
              <Text textStyle="small" color="fg.warning">
                {row.warning}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
};
