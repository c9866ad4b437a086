import { Button } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatDate } from '../../lib/format';
import { formatCount } from '../../lib/format-count';
import type { Texts } from '../../lib/list-address';
import { useCurrentUser } from '../../lib/session';
import type { Control, ControlOf } from './filter-words';

/** What is shown is narrowed by this; pressed, it no longer is. */
const Chip = ({ words, onRemove }: { words: string; onRemove: () => void }) => (
  <Button size="xs" variant="subtle" aria-label={`Remove filter: ${words}`} onClick={onRemove}>
    {words} <X size={12} aria-hidden />
  </Button>
);

type Props<C = Control> = { control: C; value: string; onRemove: () => void };

const ChoiceChip = ({ control: { useOptions, chip }, value, onRemove }: Props<ControlOf<'choice'>>) => {
  const word = useOptions(value).find((option) => option.value === value)?.label ?? value;
  return <Chip words={chip?.(word) ?? word} onRemove={onRemove} />;
};
const ReferenceChip = ({ control: { useNames, mine, unknown }, value, onRemove }: Props<ControlOf<'reference'>>) => {
  const isMine = useCurrentUser()?.id === value && mine !== undefined;
  const named = useNames(!isMine)?.find(({ id }) => id === value)?.name ?? unknown;
  return <Chip words={isMine ? mine.chip : named} onRemove={onRemove} />;
};

/** A filter that is set, in words. */
export const FilterChip = ({ control, value, onRemove }: Props) => {
  switch (control.kind) {
    case 'choice':
      return <ChoiceChip control={control} value={value} onRemove={onRemove} />;
    case 'reference':
      return <ReferenceChip control={control} value={value} onRemove={onRemove} />;
    case 'text':
      return <Chip words={control.chip?.(value) ?? value} onRemove={onRemove} />;
    case 'day': {
      const day = formatDate(value);
      return <Chip words={control.chip?.(day) ?? day} onRemove={onRemove} />;
    }
    case 'toggle':
      return <Chip words={control.label} onRemove={onRemove} />;
  }
};

/** Says that more is shown than the address, or a saved view, asks for. */
export const UnreadableChip = ({ unreadable, onRemove }: { unreadable: Texts; onRemove: () => void }) => {
  const count = Object.keys(unreadable).length;
  if (count === 0) return null;
  const words =
    count === 1
      ? 'One filter in this link isn’t available'
      : `${formatCount(count)} filters in this link aren’t available`;
  return <Chip words={words} onRemove={onRemove} />;
};
