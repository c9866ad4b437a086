import { IconButton } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ExportDialog as Dialog } from './export-dialog';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog')).ExportDialog })) as typeof Dialog;

/** The way to take what a table shows out as a file. */
export const TableExport = <R,>(props: Omit<ComponentProps<typeof Dialog<R>>, 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label="Export" title="Export" variant="outline" onClick={() => setOpen(true)}>
        <Download size={16} />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
