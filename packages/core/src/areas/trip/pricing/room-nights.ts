/** More nights than a record has room for, each with its price; a room takes as much as ten of them before its first night. */
const MOST_NIGHTS = 60_000;
const ROOM_ITSELF = 10;

const listIn = (value: unknown, name: string): unknown[] => {
  const inside = (value as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(inside) ? inside : [];
};
const nightsIn = (value: unknown): number | undefined => {
  const nights = (value as Record<string, unknown> | null | undefined)?.nights;
  return typeof nights === 'number' ? nights : undefined;
};

/** Whether room types as they were sent, before anything is made of them, are more than a record can hold. */
export const areTooManyNights = (types: unknown): boolean => {
  if (!Array.isArray(types)) return false;
  let sum = 0;
  for (const type of types)
    for (const room of listIn(type, 'rooms')) {
      sum += ROOM_ITSELF + Math.max(0, nightsIn(room) ?? nightsIn(type) ?? 0);
      if (sum > MOST_NIGHTS) return true;
    }
  return false;
};
