/** Whether a text holds another somewhere, however either is capitalised. */
export const holdsText = (text: string | undefined, part: string): boolean =>
  (text ?? '').toLowerCase().includes(part.toLowerCase());

/** Whether a text holds every word that was asked for, in whatever order and however capitalised; nothing asked is in every text. */
export const wordMatcher = (asked: string | undefined) => {
  const words = (asked ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return (text: string): boolean => {
    const folded = text.toLowerCase();
    return words.every((word) => folded.includes(word));
  };
};
