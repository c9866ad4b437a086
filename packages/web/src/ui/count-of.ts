/** How many there are of something, in words: `1 night`, `1,204 trips`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
