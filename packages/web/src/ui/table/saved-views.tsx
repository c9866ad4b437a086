import { Button, HStack, IconButton } from '@chakra-ui/react';
import { MAX_VIEWS } from '@wayline/core/areas/tables/limits';
import type { SavedView } from '@wayline/core/areas/tables/table-choice';
import { BookmarkPlus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { confirm, sure } from '../confirm-dialog';

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog')).SaveViewDialog }));

/** What is looked at right now: the search, the filters, the order, and the columns left out. */
export type TableViewState = Pick<SavedView, 'search' | 'filters' | 'hidden' | 'sort'>;
type Props = {
  views: readonly SavedView[];
  looking: TableViewState;
  /** What can't be read isn't saved. */
  canSave: boolean;
  onOpen: (view: TableViewState) => void;
  onKeep: (views: SavedView[]) => void;
};

const same = (a: TableViewState, b: TableViewState) => {
  const plain = ({ search, filters, hidden, sort }: TableViewState) =>
    JSON.stringify([search ?? '', Object.entries(filters).sort(), [...hidden].sort(), sort ?? '']);
  return plain(a) === plain(b);
};

/** Saved views as tabs, and a way to save what is looked at. */
export const SavedViews = ({ views, looking, canSave, onOpen, onKeep }: Props) => {
  const [naming, setNaming] = useState(false);
  const remove = async (view: SavedView) => {
    const question = sure(`The view “${view.name}” will be deleted. Its records stay.`, 'Delete view');
    if (await confirm(question)) onKeep(views.filter(({ id }) => id !== view.id));
  };
  return (
    <HStack role="group" aria-label="Saved views" gap="1" wrap="wrap">
      {views.map((view) => {
        const open = same(view, looking);
        return (
          <HStack key={view.id} gap="0">
            <Button size="xs" variant={open ? 'subtle' : 'ghost'} aria-pressed={open} onClick={() => onOpen(view)}>
              {view.name}
            </Button>
            {open && (
              <IconButton
                size="2xs"
                variant="ghost"
                aria-label={`Delete view ${view.name}`}
                onClick={() => void remove(view)}
              >
                <X size={12} />
              </IconButton>
            )}
          </HStack>
        );
      })}
      <Button
        size="xs"
        variant="ghost"
        disabled={!canSave || views.length >= MAX_VIEWS}
        onClick={() => setNaming(true)}
      >
        <BookmarkPlus size={14} aria-hidden /> Save view
      </Button>
      {naming && (
        <Suspense fallback={null}>
          <SaveViewDialog
            onClose={() => setNaming(false)}
            onSave={(name) => onKeep([...views, { ...looking, id: crypto.randomUUID(), name }])}
          />
        </Suspense>
      )}
    </HStack>
  );
};
