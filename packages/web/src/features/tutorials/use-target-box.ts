import type { HelpStep } from '@wayline/core/areas/tutorials/tutorial';
import { useLayoutEffect, useState } from 'react';
import { findTarget } from './find-target';

/** Where something stands in the window, in CSS pixels. */
export type TargetBox = { top: number; left: number; width: number; height: number };

const boxOf = (element: Element): TargetBox => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};
const isWithin = ({ top, height }: TargetBox) => top >= 0 && top + Math.min(height, 120) <= window.innerHeight;

/** Where the target of a step stands, brought into sight first and followed while the page moves; undefined where there is none. */
export const useTargetBox = (step: HelpStep): TargetBox | undefined => {
  const [box, setBox] = useState<TargetBox>();
  useLayoutEffect(() => {
    const look = () => {
      const element = findTarget(step);
      setBox(element && boxOf(element));
    };
    const element = findTarget(step);
    if (element && !isWithin(boxOf(element))) element.scrollIntoView({ block: 'center' });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [step]);
  return box;
};
