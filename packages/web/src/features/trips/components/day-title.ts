/** A day in words, from the day itself: no zone of this machine plays a part. */
export const dayTitle = (day: string): { weekday: string; date: string } => {
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(noon);
  return { weekday: part({ weekday: 'long' }), date: part({ month: 'long', day: 'numeric', year: 'numeric' }) };
};
