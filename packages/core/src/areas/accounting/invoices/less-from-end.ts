/** So much less, from the end on: what is due first stays due. */
export const lessFromEnd = (cells: readonly number[], off: number): number[] => {
  let left = off;
  return cells
    .toReversed()
    .map((cell) => {
      const taken = Math.min(cell, left);
      left -= taken;
      return cell - taken;
    })
    .toReversed();
};
