/** The clock time `HH:mm` in what a person typed: `2:05 pm`, `14:05`, `1405`, `9a`; undefined when there is none. */
export const parseTypedTime = (typed: string): string | undefined => {
  const text = typed.trim().toLowerCase().replaceAll('.', ':');
  const [, h = '', m = '00', half] = /^(\d{1,2}?):?(\d{2})?\s*(?:([ap])m?)?$/.exec(text) ?? [];
  if (h === '') return undefined;
  const hour = half ? (Number(h) % 12) + (half === 'p' ? 12 : 0) : Number(h);
  if (hour > 23 || Number(m) > 59 || (half && (Number(h) > 12 || Number(h) === 0))) return undefined;
  return `${String(hour).padStart(2, '0')}:${m}`;
};
