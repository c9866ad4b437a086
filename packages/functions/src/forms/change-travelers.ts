import { MAX_TRAVELERS } from '@wayline/core/areas/forms/form';
import type { Answers } from '@wayline/core/areas/forms/submission';
import type { Pressed } from '@wayline/core/areas/forms/typed-form';

/** The answers with one traveler more, who is read next, or with one less; the last one stays. */
export const changeTravelers = (answers: Answers, pressed: Pressed): { answers: Answers; fresh?: number } => {
  const { travelers } = answers;
  if (pressed.do === 'remove_traveler') {
    const left = travelers.filter((_, at) => at !== pressed.traveler);
    return {
      answers: { ...answers, travelers: left.length > 0 ? left : travelers },
      fresh: Math.min(pressed.traveler, left.length - 1),
    };
  }
  if (travelers.length >= MAX_TRAVELERS) return { answers };
  return { answers: { ...answers, travelers: [...travelers, {}] }, fresh: travelers.length };
};
