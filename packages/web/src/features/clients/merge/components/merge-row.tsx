import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { MergeRow as Row } from '@wayline/core/areas/clients/merge/list-merge-rows';
import type { MergeSide } from '@wayline/core/areas/clients/merge/merge-fields';
import type { ReactNode } from 'react';
import { formatFieldName } from '../field-words';
import { formatValue, type Names } from '../format-value';

export const MERGE_COLUMNS = { base: '1fr', md: '9rem 1fr 1fr 1fr' };

const Value = ({ path, value, names }: { path: string; value: unknown; names: Names }) => {
  const lines = formatValue(path, value, names);
  if (lines.length === 0) return <Text color="fg.subtle">Not set</Text>;
  return lines.map((line) => (
    <Text key={line} overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
      {line}
    </Text>
  ));
};

type RadioProps = { group: string; checked: boolean; onPick: () => void; children: ReactNode };
const Choice = ({ group, checked, onPick, children }: RadioProps) => (
  <chakra.label display="flex" gap="2" alignItems="start" cursor="pointer" minW="0" py={{ base: '1', md: '0' }}>
    <chakra.input
      type="radio"
      name={group}
      accentColor="sea.solid"
      mt="1"
      flexShrink="0"
      checked={checked}
      onChange={onPick}
    />
    <Box minW="0">{children}</Box>
  </chakra.label>
);

/** What a cell is called where the columns stand below each other. */
const Heading = ({ children }: { children: string }) => (
  <Text as="span" display={{ base: 'block', md: 'none' }} color="fg.muted" textStyle="small">
    {children}
  </Text>
);

type Props = {
  row: Row;
  names: Names;
  chosen: MergeSide | undefined;
  /** Left out where there is nothing to choose. */
  onChoose?: ((side: MergeSide) => void) | undefined;
};

/** One field of the three copies, with the choice of where it comes from. */
export const MergeRow = ({ row, names, chosen, onChoose }: Props) => {
  const { path, existing, to_merge, after_merge, canKeepBoth } = row;
  const name = formatFieldName(path);
  const side = (value: unknown, of: MergeSide) => {
    const shown = <Value path={path} value={value} names={names} />;
    return onChoose ? (
      <Choice group={path} checked={chosen === of} onPick={() => onChoose(of)}>
        {shown}
      </Choice>
    ) : (
      shown
    );
  };
  return (
    <Grid
      role={onChoose ? 'radiogroup' : 'group'}
      aria-label={name}
      templateColumns={MERGE_COLUMNS}
      gap={{ base: '1', md: '4' }}
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Text fontWeight="500">{name}</Text>
      <Box minW="0">
        <Heading>Existing</Heading>
        {side(existing, 'existing')}
      </Box>
      <Box minW="0">
        <Heading>To merge</Heading>
        {side(to_merge, 'to_merge')}
      </Box>
      <Box minW="0" bg="sea.subtle" borderRadius="l2" px="2" py="1" data-after={path}>
        <Heading>After merge</Heading>
        <Value path={path} value={after_merge} names={names} />
        {canKeepBoth && onChoose && (
          <Choice group={path} checked={chosen === 'both'} onPick={() => onChoose('both')}>
            <Text textStyle="small">Keep both</Text>
          </Choice>
        )}
      </Box>
    </Grid>
  );
};
