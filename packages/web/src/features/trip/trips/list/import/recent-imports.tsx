import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../../../../lib/format';
import type { TripImport } from './send-import';

type Props = { imports: readonly TripImport[]; onUndo: (trip_import: TripImport) => void };
const SHOWN = 5;

/** What was imported before, each to be taken back as a whole. */
export const RecentImports = ({ imports, onUndo }: Props) => (
  <Stack as="ul" gap="1" listStyleType="none" aria-label="Recent imports">
    {imports.slice(0, SHOWN).map((one) => (
      <HStack as="li" key={one.id} justify="space-between" gap="3">
        <Text truncate minW="0">
          {one.file_name}{' '}
          <Text as="span" color="fg.muted">
            {formatDate(one.created_at)}, {countOf(one.created, 'trip')}
            {one.undone > 0 && `, ${one.undone} undone`}
          </Text>
        </Text>
        {one.created > one.undone && (
          <Button size="xs" variant="outline" onClick={() => onUndo(one)}>
            Undo
          </Button>
        )}
      </HStack>
    ))}
  </Stack>
);
