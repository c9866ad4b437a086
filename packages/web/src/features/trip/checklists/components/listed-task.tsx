import { Box, Flex, Text } from '@chakra-ui/react';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import type { ListedTask as Task } from '../checklist-queries';
import { DueWords } from './due-words';
import { TaskTick } from './task-tick';

type Props = { task: Task; withOwner: boolean; busy: boolean; onTick: () => void };

/** A task of any trip: its tick, its day, its trip, and in the company's list whose it is. */
export const ListedTask = ({ task, withOwner, busy, onTick }: Props) => (
  <Flex as="li" align="start" justify="space-between" gap="4" rowGap="1" wrap="wrap" px="4" py="3">
    <Flex direction="column" minW="0" flex="1 1 16rem">
      <TaskTick task={task} busy={busy} onTick={onTick} />
      <Text ps="7" color="fg.muted" textStyle="small">
        <RouterLink to={PATHS.planner(task.trip_id)}>{task.trip_name}</RouterLink> · {task.code}
        {withOwner && task.owner_name && ` · ${task.owner_name}`}
      </Text>
    </Flex>
    <Box ps={{ base: '7', sm: '0' }}>
      <DueWords task={task} />
    </Box>
  </Flex>
);
