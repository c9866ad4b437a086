import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { type Area, permissionsIn, unusable } from '@wayline/core/access/role-areas';
import { plural } from '@wayline/core/base/plural';
import { TriangleAlert } from 'lucide-react';
import { usePermission } from '../../../../lib/use-permission';
import type { TicksInHand } from '../use-ticks';

type Props = { area: Area; ticks: TicksInHand };
type LineProps = { words: string; needs: ReturnType<typeof unusable>[number]['without']; ticks: TicksInHand };

const Line = ({ words, needs, ticks }: LineProps) => (
  <HStack gap="2" wrap="wrap">
    <TriangleAlert size={16} aria-hidden />
    <Text>{words}</Text>
    {usePermission(needs) && (
      <Button size="2xs" variant="outline" onClick={() => ticks.set(needs, true)}>
        Add {needs}
      </Button>
    )}
  </HStack>
);

/** What is ticked in an area to no use, and what it takes to be of use. */
export const UnusableNote = ({ area, ticks }: Props) => {
  const here = permissionsIn(area);
  const lines = unusable(ticks.shown).filter(({ permission }) => here.includes(permission));
  if (lines.length === 0) return null;
  const needs = [...new Set(lines.map(({ without }) => without))];
  return (
    <Stack role="status" gap="2" p="3" borderRadius="l2" bg="bg.warning" color="fg.warning">
      {needs.map((without) => {
        const idle = lines.filter((line) => line.without === without).map(({ permission }) => permission);
        const names = idle.join(', ');
        const words = plural(idle.length, {
          one: `${names} doesn’t work without ${without}.`,
          other: `${names} don’t work without ${without}.`,
        });
        return <Line key={without} words={words} needs={without} ticks={ticks} />;
      })}
    </Stack>
  );
};
