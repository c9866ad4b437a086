import { chakra, IconButton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { findHelpPage, getTourId } from '@wayline/core/areas/tutorials/pages';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellQuery } from '../../../lib/shell-query';
import { useShownPage } from '../../../navigation/use-page';
import { useRunningTour } from '../running-tour';

const HelpSheet = lazy(async () => ({ default: (await import('./help-sheet')).HelpSheet }));
const RunningTour = lazy(async () => ({ default: (await import('./running-tour')).RunningTour }));

/** Help with the open screen; a dot says that its tour was not seen yet. Screens without their own have that of getting around. */
export const HelpButton = () => {
  const { pathname } = useLocation();
  const { title } = useShownPage();
  const [open, setOpen] = useState(false);
  const running = useRunningTour();
  const { data } = useQuery(shellQuery());
  const own = findHelpPage(pathname);
  const isNew = own !== undefined && data !== undefined && !data.tours_seen.includes(getTourId(own));
  return (
    <>
      <IconButton
        aria-label={isNew ? 'Help, with a tour of this page' : 'Help'}
        title="Help"
        variant="ghost"
        size="sm"
        position="relative"
        onClick={() => setOpen(true)}
      >
        <CircleHelp size={20} aria-hidden />
        {isNew && (
          <chakra.span
            aria-hidden
            position="absolute"
            top="1"
            insetEnd="1"
            boxSize="2"
            borderRadius="full"
            bg="sea.solid"
          />
        )}
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <HelpSheet page={own ?? 'dashboard'} title={own ? title : 'Getting around'} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {running && (
        <Suspense fallback={null}>
          <RunningTour />
        </Suspense>
      )}
    </>
  );
};
