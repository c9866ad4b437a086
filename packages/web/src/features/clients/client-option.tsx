import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  active: boolean;
  name: string;
  /** What tells people of one name apart. */
  note?: string;
  icon?: ReactNode;
  onHover: () => void;
  onPick: () => void;
};

/** One line of what can be chosen. */
export const ClientOption = ({ id, active, name, note, icon, onHover, onPick }: Props) => (
  <chakra.div
    id={id}
    role="option"
    aria-selected={active}
    display="flex"
    gap="2"
    alignItems="center"
    px="2"
    py="1.5"
    borderRadius="l1"
    cursor="pointer"
    bg={active ? 'bg.muted' : undefined}
    // The field keeps the focus: it would close the list before the click arrives.
    onMouseDown={(e) => e.preventDefault()}
    onMouseEnter={onHover}
    onClick={onPick}
  >
    {icon}
    <Box minW="0">
      <Text truncate dir="auto">
        {name}
      </Text>
      {note && (
        <Text color="fg.muted" textStyle="small" truncate>
          {note}
        </Text>
      )}
    </Box>
  </chakra.div>
);
