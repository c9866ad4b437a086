import type { HelpStep } from '@wayline/core/areas/tutorials/tutorial';

const isInSight = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
};
const isCalled = (element: Element, text: string | undefined): boolean =>
  text === undefined || element.getAttribute('aria-label') === text || element.textContent?.trim() === text;

/** The first element in sight that a step points at, if there is one on this screen. */
export const findTarget = ({ target }: HelpStep): Element | undefined =>
  target &&
  [...document.querySelectorAll(target.css)].find((found) => isCalled(found, target.text) && isInSight(found));
