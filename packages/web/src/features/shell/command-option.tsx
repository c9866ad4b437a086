import { Box, HStack, Text } from '@chakra-ui/react';
import type { Command } from './use-commands';

type Props = {
  id: string;
  command: Command;
  /** The first of its group has the group's name above. */
  startsGroup: boolean;
  active: boolean;
  onHover: () => void;
  onRun: () => void;
};

/** One line of the command palette. */
export const CommandOption = ({ id, command, startsGroup, active, onHover, onRun }: Props) => {
  const { group, label, detail, icon: Icon } = command;
  return (
    <>
      {startsGroup && (
        <Text role="presentation" textStyle="small" fontWeight="600" color="fg.muted" px="3" pt="2" pb="1">
          {group}
        </Text>
      )}
      <HStack
        id={id}
        role="option"
        aria-selected={active}
        gap="3"
        px="3"
        minH="10"
        borderRadius="l2"
        cursor="pointer"
        bg={active ? 'sea.subtle' : undefined}
        onPointerMove={active ? undefined : onHover}
        onClick={onRun}
      >
        <Box color={active ? 'sea.fg' : 'fg.muted'}>
          <Icon size={16} aria-hidden />
        </Box>
        <Text truncate fontWeight="500">
          {label}
        </Text>
        {detail && (
          <Text truncate color="fg.muted" textStyle="small" flex="1" textAlign="end">
            {detail}
          </Text>
        )}
      </HStack>
    </>
  );
};
