import { Box, Button, chakra, Grid, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { listMergeRows } from '@wayline/core/areas/clients/merge/list-merge-rows';
import type { MergeChoices } from '@wayline/core/areas/clients/merge/merge-fields';
import { countOf } from '@wayline/core/base/plural';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../../lib/paths';
import { RouterButton } from '../../../../ui/router-button';
import { type MergePreview, mergeQueries } from '../merge-queries';
import { toFullName } from '../to-full-name';
import { useMerge } from '../use-merge';
import { MERGE_COLUMNS, MergeRow } from './merge-row';
import { PassportChoice } from './passport-choice';

const COLUMNS = ['Field', 'Existing', 'To merge', 'After merge'];

/** The three copies side by side, and a choice for each field in which the two profiles differ. Source: R-ACC-093 (G-160). */
export const MergeEditor = ({ preview }: { preview: MergePreview }) => {
  const { existing, to_merge } = preview;
  const [choices, setChoices] = useState<MergeChoices>({});
  const [keepAll, setKeepAll] = useState(false);
  const { data: advisors = [] } = useQuery(mergeQueries.advisors());
  const { mutate, isPending } = useMerge(preview);
  const names = new Map(advisors.map(({ id, name }) => [id, name]));
  const rows = listMergeRows(existing, to_merge, choices);
  const different = rows.filter(({ isDifferent }) => isDifferent);
  const same = rows.filter(({ isDifferent }) => !isDifferent);
  return (
    <>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" px={{ base: '3', md: '4' }} py="2">
        <Grid templateColumns={MERGE_COLUMNS} gap="4" py="2" display={{ base: 'none', md: 'grid' }}>
          {COLUMNS.map((column) => (
            <Text key={column} fontWeight="600" color="fg.muted" textStyle="small">
              {column}
            </Text>
          ))}
        </Grid>
        {different.map((row) => (
          <MergeRow
            key={row.path}
            row={row}
            names={names}
            chosen={choices[row.path] ?? row.from}
            onChoose={row.canChoose ? (side) => setChoices({ ...choices, [row.path]: side }) : undefined}
          />
        ))}
        {different.length === 0 && <Text py="3">Both profiles say the same.</Text>}
        <PassportChoice preview={preview} keepAll={keepAll} onChange={setKeepAll} />
        {same.length > 0 && (
          <chakra.details borderTopWidth="1px" borderColor="border.muted" py="2">
            <chakra.summary cursor="pointer" py="1" color="fg.muted">
              {countOf(same.length, 'field')} the same in both
            </chakra.summary>
            {same.map((row) => (
              <MergeRow key={row.path} row={row} names={names} chosen={undefined} />
            ))}
          </chakra.details>
        )}
      </Box>
      <HStack mt="4" gap="2" justify="flex-end" wrap="wrap">
        <RouterButton variant="outline" to={PATHS.mergeClients(to_merge.id, existing.id)}>
          <ArrowLeftRight size={16} aria-hidden />
          Keep {toFullName(to_merge)} instead
        </RouterButton>
        <Button loading={isPending} onClick={() => mutate({ choices, keep_all_passports: keepAll })}>
          Merge profiles
        </Button>
      </HStack>
    </>
  );
};
