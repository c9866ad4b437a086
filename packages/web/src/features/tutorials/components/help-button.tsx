import { chakra, IconButton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { helpPageOf, tourOf } from '@wayline/core/tutorials/pages';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShownPage } from '../../../app/use-page';
import { shellQuery } from '../../shell/shell-query';
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
  const own = helpPageOf(pathname);
  const isNew = own !== undefined && data !== undefined && !data.tours_seen.includes(tourOf(own));
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
