import { Button, HStack } from '@chakra-ui/react';
import type { AnyAsked } from '@wayline/core/base/list-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Texts } from '../../lib/list-address';
import type { Changes } from '../table/use-list-query';
import { BarFilter, PressFilter } from './bar-filter';
import { FilterChip, UnreadableChip } from './filter-chip';
import type { Control, FilterControls } from './filter-words';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));

/** What a list is narrowed to, and what changes it. */
type Narrowing = {
  filters: AnyAsked;
  unreadable: Texts;
  narrow: (changes: Changes) => void;
  dropUnreadable: () => void;
  clearFilters: () => void;
};
type Props = { controls: FilterControls; list: Narrowing };

const FOLDED_WIDTH = { base: 'calc(50% - 4px)', md: '120px' };

type PartProps = { control: Control; list: Narrowing; width: typeof FOLDED_WIDTH | 'auto' };
const Part = ({ control, list: { filters, narrow }, width }: PartProps) => {
  const { name, at } = control;
  const asked = filters[name];
  const value = asked === undefined ? undefined : String(asked);
  const change = (to: string | undefined) => narrow({ [name]: to });
  if (at === 'press')
    return control.kind === 'choice' && <PressFilter control={control} value={value} onChange={change} />;
  if (at === 'bar') return <BarFilter control={control} value={value} onChange={change} width={width} />;
  return value !== undefined && <FilterChip control={control} value={value} onRemove={() => change(undefined)} />;
};

type DialogProps = Omit<ComponentProps<typeof FilterDialog>, 'onClose'>;
const DialogButton = (props: DialogProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden /> Filters
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** On a phone the filters are behind a button that says how many are set. */
const Folded = ({ list: { filters, clearFilters }, children }: Pick<Props, 'list'> & { children: ReactNode }) => {
  const used = Object.keys(filters).length;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        display={{ md: 'none' }}
        size="xs"
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={14} aria-hidden /> {used > 0 ? `Filters (${used})` : 'Filters'}
      </Button>
      <HStack
        id={id}
        gap="2"
        wrap="wrap"
        role="group"
        aria-label="Filters"
        display={{ base: open ? 'flex' : 'none', md: 'flex' }}
      >
        {children}
        {used > 0 && (
          <Button size="xs" variant="ghost" onClick={clearFilters}>
            Clear filters
          </Button>
        )}
      </HStack>
    </>
  );
};

/** How a list is narrowed: at a press, in the bar, in a dialog, and by a chip for each that is taken off. */
export const FilterBar = ({ controls, list }: Props) => {
  const { controls: all, dialog, isFolded } = controls;
  const toParts = (some: readonly Control[]) =>
    some.map((control) => (
      <Part key={control.name} control={control} list={list} width={isFolded ? FOLDED_WIDTH : 'auto'} />
    ));
  const others = toParts(all.filter(({ at }) => at !== 'press'));
  return (
    <>
      {toParts(all.filter(({ at }) => at === 'press'))}
      {dialog && <DialogButton controls={all} frame={dialog} filters={list.filters} onNarrow={list.narrow} />}
      {isFolded ? <Folded list={list}>{others}</Folded> : others}
      <UnreadableChip unreadable={list.unreadable} onRemove={list.dropUnreadable} />
    </>
  );
};
