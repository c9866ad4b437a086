import { Box, Button, Heading, HStack, Text } from '@chakra-ui/react';
import type { Help, HelpStep } from '@wayline/core/areas/tutorials/tutorial';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cardPlace } from '../card-place';
import { useTargetBox } from '../use-target-box';

type Props = {
  tour: Help;
  /** Called when it was gone through, left, or the screen was left. */
  onEnd: () => void;
};
const NOWHERE = { top: 0, left: 0 };
const AROUND = 6;

/**
 * A tour over the open screen: what a step speaks of is lit, its words stand beside it. The page stays usable meanwhile; Escape or going
 * elsewhere ends it, and the focus goes back to where it was.
 */
export const Tour = ({ tour, onEnd }: Props) => {
  const { steps } = tour;
  const [at, setAt] = useState(0);
  const step = steps[at] as HelpStep;
  const box = useTargetBox(step);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState(NOWHERE);
  const end = useRef(onEnd);
  end.current = onEnd;
  const { pathname } = useLocation();
  const [begun] = useState(pathname);

  // After every change: each step has its own length.
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    const to = cardPlace(box, { width, height }, { width: window.innerWidth, height: window.innerHeight });
    setPlace((before) => (before.top === to.top && before.left === to.left ? before : to));
  });
  useLayoutEffect(() => {
    const shown = card.current;
    const opener = document.activeElement;
    next.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // Whoever works on in the page meanwhile is not torn away from it.
      if (opener instanceof HTMLElement && shown?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  useEffect(() => {
    if (pathname !== begun) end.current();
  }, [pathname, begun]);

  const last = at === steps.length - 1;
  return (
    <>
      {box && (
        <Box
          aria-hidden
          data-testid="tour-light"
          position="fixed"
          zIndex="popover"
          pointerEvents="none"
          borderRadius="l2"
          outline="3px solid"
          outlineColor="sea.solid"
          boxShadow="0 0 0 200vmax rgb(12 16 20 / 0.45)"
          style={{
            top: box.top - AROUND,
            left: box.left - AROUND,
            width: box.width + 2 * AROUND,
            height: box.height + 2 * AROUND,
          }}
        />
      )}
      <Box
        ref={card}
        role="dialog"
        aria-labelledby={titleId}
        position="fixed"
        zIndex="popover"
        width="320px"
        maxW="calc(100vw - 24px)"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="l3"
        shadow="xl"
        p="4"
        style={place}
      >
        <Box aria-live="polite">
          <Heading as="h2" id={titleId} textStyle="section">
            {step.title}
          </Heading>
          <Text mt="1">{step.body}</Text>
        </Box>
        <HStack mt="4" gap="2">
          <Text flex="1" textStyle="small" color="fg.muted">
            {at + 1} of {steps.length}
          </Text>
          {!last && (
            <Button size="xs" variant="ghost" onClick={onEnd}>
              Skip
            </Button>
          )}
          {at > 0 && (
            <Button size="xs" variant="outline" onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button ref={next} size="xs" onClick={() => (last ? onEnd() : setAt(at + 1))}>
            {last ? 'Done' : 'Next'}
          </Button>
        </HStack>
      </Box>
    </>
  );
};
