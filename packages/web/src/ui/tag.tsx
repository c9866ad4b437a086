import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';

type Props = { label: string; onRemove?: () => void };

/** A word somebody put on a record; removable where it can be taken off. */
export const Tag = ({ label, onRemove }: Props) => (
  <Box
    as="span"
    display="inline-flex"
    alignItems="center"
    gap="1"
    px="2"
    minH="6"
    borderWidth="1px"
    borderRadius="l1"
    textStyle="small"
    bg="bg.panel"
    maxW="100%"
  >
    <chakra.span truncate>{label}</chakra.span>
    {onRemove && (
      <chakra.button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        minW="6"
        minH="6"
        marginEnd="-2"
        cursor="pointer"
      >
        <X size={12} aria-hidden style={{ margin: 'auto' }} />
      </chakra.button>
    )}
  </Box>
);
