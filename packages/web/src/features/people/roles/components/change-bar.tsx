import { Button, HStack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import type { TicksInHand } from '../use-ticks';

type Props = {
  gives: TicksInHand['gives'];
  takes: TicksInHand['takes'];
  changed: boolean;
  /** Whose trips are seen after it, where that changes. */
  sees?: string | undefined;
  saving: boolean;
  save: string;
  onSave: () => void;
  onDiscard: () => void;
};

const NAMED = 3;
const some = (verb: string, permissions: readonly string[]): string | undefined => {
  if (permissions.length === 0) return undefined;
  if (permissions.length > NAMED) return `${verb} ${countOf(permissions.length, 'permission')}`;
  return `${verb} ${permissions.join(', ')}`;
};

/** What a save would give and take, at the bottom of the screen while something is not saved. */
export const ChangeBar = ({ gives, takes, changed, sees, saving, save, onSave, onDiscard }: Props) => {
  const words = [some('Adds', gives), some(gives.length > 0 ? 'removes' : 'Removes', takes), sees && `Sees: ${sees}`]
    .filter(Boolean)
    .join('; ');
  if (!changed) return null;
  return (
    <HStack
      role="region"
      aria-label="Not saved yet"
      position="sticky"
      bottom={{ base: 'calc(68px + env(safe-area-inset-bottom))', md: '4' }}
      zIndex="docked"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      shadow="lg"
    >
      <Text flex={{ base: '1 0 100%', md: '1' }} aria-live="polite">
        {words || 'Not saved yet'}
      </Text>
      <Button variant="ghost" ms="auto" onClick={onDiscard}>
        Discard changes
      </Button>
      <Button loading={saving} onClick={onSave}>
        {save}
      </Button>
    </HStack>
  );
};
