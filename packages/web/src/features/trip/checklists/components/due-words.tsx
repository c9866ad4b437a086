import { Text } from '@chakra-ui/react';
import { isOverdue } from '@wayline/core/areas/trip/checklists/tasks';
import { formatDate } from '../../../../lib/format';
import { todayHere } from '../../../../lib/today';

type Props = { task: { strike: boolean; due_day?: string | undefined } };

/** When a task is due, and whether that is over. */
export const DueWords = ({ task }: Props) => {
  if (!task.due_day) return null;
  const late = isOverdue(task, todayHere());
  return (
    <Text as="span" color={late ? 'fg.error' : 'fg.muted'} textStyle="small" whiteSpace="nowrap">
      {late ? 'Overdue, ' : 'Due '}
      {formatDate(task.due_day)}
    </Text>
  );
};
