import { Flex, Heading, Text } from '@chakra-ui/react';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import type { DueThing } from '../checklist-queries';
import { dueThingTitle } from '../due-thing-title';
import { DueWords } from './due-words';

/** What is due within a week beside tasks: with them it is what the number at Checklists counts. Source: R-SHELL-260. */
export const AlsoDue = ({ things }: { things: readonly DueThing[] }) => (
  <Flex as="section" direction="column" gap="2" mt="6" aria-labelledby="also-due">
    <Heading as="h2" id="also-due" size="sm">
      Also due this week
    </Heading>
    <Flex
      as="ul"
      direction="column"
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      divideY="1px"
    >
      {things.map((thing) => (
        <Flex
          as="li"
          key={`${thing.kind} ${thing.id}`}
          justify="space-between"
          gap="4"
          rowGap="1"
          wrap="wrap"
          px="4"
          py="3"
        >
          <Flex direction="column" minW="0">
            <Text textStyle="small">{dueThingTitle(thing)}</Text>
            <Text color="fg.muted" textStyle="small">
              <RouterLink to={PATHS.planner(thing.trip_id, thing.booking?.id)}>{thing.trip_name}</RouterLink> ·{' '}
              {thing.code}
            </Text>
          </Flex>
          <DueWords task={{ strike: false, due_day: thing.due_day }} />
        </Flex>
      ))}
    </Flex>
  </Flex>
);
